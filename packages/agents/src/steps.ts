import type { Choice, Oracle, Prompt } from '@fermata/core';
import { canonical } from '@fermata/core/host';
import { picks } from '@fermata/core/moves';

/** A step of an answer: the place of an option; that a set is complete; or a whole set. */
export type Step = Choice;
export const DONE = -1;

/** Sets that are no more than these are compared as a whole: picked one by one, the first pick would decide too much. */
const SETS_MAX = 64;

/** The next steps of an answer: of few sets each is one, and those of many are picked one by one. */
export function stepsOf(prompt: Prompt, picked: readonly number[]): readonly Step[] {
  return (picked.length === 0 && prompt.several !== undefined ? setsOf(prompt) : undefined) ?? picksOf(prompt, picked);
}

/** The same, but of a set each pick is a step. */
export function picksOf(prompt: Prompt, picked: readonly number[]): readonly number[] {
  if (prompt.several === undefined) return [...prompt.options.keys()];
  const { next, done } = picks(prompt, picked);
  return done ? [...next, DONE] : next;
}

/** All legal sets; undefined if they are many. */
function setsOf(prompt: Prompt): readonly (readonly number[])[] | undefined {
  const sets: (readonly number[])[] = [];
  const look = (picked: readonly number[]): boolean => {
    const { next, done } = picks(prompt, picked);
    if (done) sets.push(picked);
    // Each pick that is offered can be finished, so there are at least as many sets as picks.
    return sets.length + next.length <= SETS_MAX && next.every((at) => look([...picked, at]));
  };
  return look([]) ? sets : undefined;
}

/** The answer, if this step completes it. */
export function choiceAfter(prompt: Prompt, picked: readonly number[], step: Step): Choice | undefined {
  if (prompt.several === undefined || typeof step !== 'number') return step;
  return step === DONE ? picked : undefined;
}

/** A whole answer that begins so, and goes on at random. */
export function completed(prompt: Prompt, picked: readonly number[], step: Step, oracle: Oracle): Choice {
  const all = [...picked];
  for (let next = step; ; ) {
    const choice = choiceAfter(prompt, all, next);
    if (choice !== undefined) return choice;
    all.push(next as number); // a whole set is an answer
    const steps = picksOf(prompt, all);
    next = steps[steps.length > 1 ? oracle.int(steps.length, 'completion') : 0]!; // a pick can always be finished
  }
}

/**
 * How many answers begin so, as a logarithm: by so much a pick is more likely than another of the same worth, so that all
 * answers are as likely. Of sets that are bound by more than their size it is an estimate.
 */
export function logAnswers({ options, several }: Prompt, picked: readonly number[], step: Step): number {
  if (several === undefined || typeof step !== 'number' || step === DONE) return 0;
  const [rest, left] = [options.length - step - 1, picked.length + 1];
  let [log, sum] = [0, Number.NEGATIVE_INFINITY];
  for (let more = 0; more <= Math.min(rest, several.max - left); more++) {
    if (more > 0) log += Math.log((rest - more + 1) / more); // of so many more out of the rest
    if (more >= several.min - left) sum = Math.max(sum, log) + Math.log1p(Math.exp(-Math.abs(sum - log)));
  }
  return sum;
}

/** Tells the steps that may be taken in place of each other apart, and is the same in every world. */
export function keysOf(prompt: Prompt, steps: readonly Step[]): Key[] {
  const count = new Map<Key, number>();
  return steps.map((step) => {
    const key = keyOf(prompt, step);
    const before = count.get(key) ?? 0;
    count.set(key, before + 1);
    return before === 0 ? key : `${key} ${before}`; // options may be alike
  });
}

/** The same of a single step; options that are alike have the same. */
export function keyOf({ options }: Prompt, step: Step): Key {
  if (typeof step !== 'number') return canonical(step.map((at) => options[at]));
  if (step === DONE) return 'done'; // a text is quoted, so no option has this key
  const option: unknown = options[step];
  return typeof option === 'number' ? option : canonical(option);
}

/** What tells options apart: themselves, if they are numbers. */
export type Key = string | number;

/** A pick as text, to be read: what differs may read alike. */
export function textOf({ options }: Prompt, pick: number): string {
  if (pick === DONE) return 'done';
  const option: unknown = options[pick];
  return typeof option === 'string' ? option : canonical(option);
}
