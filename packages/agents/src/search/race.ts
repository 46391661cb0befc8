import type { Oracle } from '@fermata/core';
import type { Step } from '../steps.ts';
import { bestFirst, lead } from '../ties.ts';

/** A step in the running. */
export interface Runner {
  readonly step: Step;
  /** How it stands after this turn. */
  readonly near: number;
  /** By so many trials. */
  readonly looks: number;
  /** What came of its trials further on, by number: the same number is the same luck. */
  readonly values: number[];
}

/** How many trials there may be in all, and for how long. */
export interface Budget {
  readonly tries: number;
  readonly timeMs: number;
}

/** By so many standard errors another must be better than the first, to be taken in its place. */
const DOUBT = 1;
/** By so many the first must be better than all others for the race to be over before its end. */
const CERTAIN = 3;
/** Not before so many trials, and not before a part of those that there may be: who has time should look twice. */
const ENOUGH = 10;
const PART = 1 / 50;

/** The runners, the best after this turn first, equals in any order: all have as many trials, with the same luck. */
export function lineUp(
  steps: readonly Step[],
  { tries, timeMs }: Budget,
  run: (step: Step, number: number) => number,
  oracle: Oracle,
  logWeightOf: (step: Step) => number,
): Runner[] {
  const end = Date.now() + timeMs;
  const totals = steps.map(() => 0);
  let number = 0;
  do {
    for (const [at, step] of steps.entries()) totals[at]! += run(step, number); // one for each
    number++;
  } while (number < tries && Date.now() < end);
  const runners = steps.map((step, at) => ({ step, near: totals[at]! / number, looks: number, values: [] })); // as above
  return bestFirst<Runner>(
    runners,
    ({ near }) => near,
    oracle,
    ({ step }) => logWeightOf(step),
  );
}

/**
 * Sequential halving: in each round all that are left have as many trials, with the same luck, and the better half goes on,
 * so that most trials tell apart what is hard to tell apart. The first is the favourite: it stays to the end, and only what
 * is clearly better beats it. Equals keep the order in which they began.
 */
export function race(
  runners: readonly Runner[],
  { tries, timeMs }: Budget,
  run: (runner: Runner, number: number) => number,
): Runner {
  const [favourite] = runners as [Runner, ...Runner[]]; // somebody is in the running
  const rounds = Math.ceil(Math.log2(runners.length));
  const start = Date.now();
  let [left, number] = [runners, 0];
  const isOver = () =>
    number >= Math.max(ENOUGH, tries * PART) &&
    left.every((rival) => rival === favourite || leads(favourite, rival, CERTAIN));
  for (let round = 1; round <= rounds && !isOver(); round++) {
    const last = number + Math.max(1, Math.floor(tries / rounds / left.length));
    const end = start + (timeMs * round) / rounds;
    do {
      for (const runner of left) runner.values.push(run(runner, number));
      number++;
    } while (number < last && Date.now() < end && !isOver());
    left = betterHalf(left, favourite);
  }
  return left.find((rival) => rival !== favourite && leads(rival, favourite, DOUBT)) ?? favourite;
}

/** The favourite, and the best of the others. */
function betterHalf(runners: readonly Runner[], favourite: Runner): readonly Runner[] {
  const others = runners.filter((runner) => runner !== favourite).toSorted((a, b) => totalOf(b) - totalOf(a));
  return [favourite, ...others.slice(0, Math.max(1, Math.ceil(runners.length / 2) - 1))];
}

/** Better by so many standard errors, trial by trial: over the same luck, it is not luck that counts. */
function leads(one: Runner, other: Runner, errors: number): boolean {
  const gaps = one.values.map((value, number) => lead(value, other.values[number]!)); // both are still running
  const mean = gaps.reduce((sum, gap) => sum + gap, 0) / gaps.length;
  const variance = gaps.reduce((sum, gap) => sum + (gap - mean) ** 2, 0) / gaps.length;
  return mean > errors * Math.sqrt(variance / gaps.length);
}

function totalOf({ values }: Runner): number {
  return values.reduce((sum, value) => sum + value, 0);
}
