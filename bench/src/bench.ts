import type { Sides } from './sides.ts';

/** A bench: one ratio between two sides, and the bar it must pass. */
export interface Bench {
  /** Its key in the JSON output. */
  readonly name: string;
  /** What a line of the table says about it. */
  readonly about: string;
  readonly bar: Bar;
  /** Two sides that are timed by turns, or another way to measure. `quick` is for development: the figures mean less. */
  readonly measure: Sides | ((quick: boolean) => Result | Promise<Result>);
}

/** Speed-ups have a floor, costs have a ceiling. */
export type Bar = { readonly atLeast: number } | { readonly atMost: number };

/** What a bench found. */
export interface Result {
  /** The ratio: the median of its rounds. */
  readonly value: number;
  /** The lowest and the highest round. */
  readonly spread: readonly [number, number];
  readonly ours: Figure;
  readonly peer: Figure;
}

/** A measured quantity, and what it is a quantity of. */
export interface Figure {
  readonly amount: number;
  readonly unit: string;
}

/** A bench that cannot be measured on this machine; its message says why. Its key is left out. */
export class LeftOut extends Error {
  override readonly name = 'LeftOut';
}

/**
 * Whether the machine was too loud to judge: rounds of one bench lie on both sides of its bar, and far apart. What else ran then
 * decided, not what is measured.
 */
export function isLoud(bar: Bar, { spread: [lowest, highest] }: Pick<Result, 'spread'>): boolean {
  return passes(bar, lowest) !== passes(bar, highest) && highest > QUIET * lowest;
}

/** On a quiet machine rounds are within a quarter of each other. */
const QUIET = 1.25;

export function passes(bar: Bar, value: number): boolean {
  return 'atLeast' in bar ? value >= bar.atLeast : value <= bar.atMost;
}
