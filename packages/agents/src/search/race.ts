import type { Step } from '../steps.ts';

/** A step in the running. */
export interface Runner {
  readonly step: Step;
  /** How it stands after this turn. */
  readonly near: number;
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

/**
 * Sequential halving: in each round all that are left have as many trials, with the same luck, and the better half goes on,
 * so that most trials tell apart what is hard to tell apart. The first is the favourite: it stays to the end, and only what
 * is clearly better beats it.
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
  for (let round = 1; round <= rounds; round++) {
    const last = number + Math.max(1, Math.floor(tries / rounds / left.length));
    const end = start + (timeMs * round) / rounds;
    do {
      for (const runner of left) runner.values.push(run(runner, number));
      number++;
    } while (number < last && Date.now() < end);
    left = betterHalf(left, favourite);
  }
  return left.find((rival) => rival !== favourite && isClearlyBetter(rival, favourite)) ?? favourite;
}

/** The favourite, and the best of the others. */
function betterHalf(runners: readonly Runner[], favourite: Runner): readonly Runner[] {
  const others = runners.filter((runner) => runner !== favourite).toSorted((a, b) => totalOf(b) - totalOf(a));
  return [favourite, ...others.slice(0, Math.max(1, Math.ceil(runners.length / 2) - 1))];
}

/** Over the same luck, so that the differences count and not the luck. */
function isClearlyBetter(rival: Runner, favourite: Runner): boolean {
  const leads = rival.values.map((value, number) => value - favourite.values[number]!); // both ran to the end
  const mean = leads.reduce((sum, lead) => sum + lead, 0) / leads.length;
  const variance = leads.reduce((sum, lead) => sum + (lead - mean) ** 2, 0) / leads.length;
  return mean > DOUBT * Math.sqrt(variance / leads.length);
}

function totalOf({ values }: Runner): number {
  return values.reduce((sum, value) => sum + value, 0);
}
