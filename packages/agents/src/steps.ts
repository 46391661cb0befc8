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

/** A name for a step that is the same in every world. */
export function nameOf({ options }: Prompt, step: Step): string {
  return step === DONE ? 'done' : textOf(options[step]);
}

function textOf(option: Json): string {
  return typeof option === 'string' ? option : canonical(option);
}
