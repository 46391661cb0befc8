import { type Choice, canonical, type Json, type Oracle, type Prompt, picks } from '@fermata/core';

/** A step of an answer: the place of an option, or that a set is complete. */
export type Step = number;
export const DONE: Step = -1;

/** The next steps of an answer: big choices are made one pick at a time. */
export function stepsOf(prompt: Prompt, picked: readonly number[]): readonly Step[] {
  if (prompt.several === undefined) return [...prompt.options.keys()];
  const { next, done } = picks(prompt, picked);
  return done ? [...next, DONE] : next;
}

/** The answer, if this step completes it. */
export function choiceAfter(prompt: Prompt, picked: readonly number[], step: Step): Choice | undefined {
  if (prompt.several === undefined) return step;
  return step === DONE ? picked : undefined;
}

/** A whole answer that begins so, and goes on at random. */
export function completed(prompt: Prompt, picked: readonly number[], step: Step, oracle: Oracle): Choice {
  const all = [...picked];
  for (let next = step; ; ) {
    const choice = choiceAfter(prompt, all, next);
    if (choice !== undefined) return choice;
    all.push(next);
    const steps = stepsOf(prompt, all);
    next = steps[steps.length > 1 ? oracle.int(steps.length, 'completion') : 0]!; // a pick can always be finished
  }
}

/** Tells a step from all others that may be taken in its place, and is the same in every world. */
export function keyOf({ options }: Prompt, step: Step): string {
  return step === DONE ? 'done' : canonical(options[step]); // a text is quoted, so no option has this key
}

/** A step as text, to be read: what differs may read alike. */
export function textOf({ options }: Prompt, step: Step): string {
  if (step === DONE) return 'done';
  const option: Json = options[step];
  return typeof option === 'string' ? option : canonical(option);
}
