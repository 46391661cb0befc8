import type { Bounded } from '../../figures/interval.ts';
import type { Statistic } from '../statistic.ts';
import { PairCounting } from './counting.ts';
import { lines, section } from './show.ts';
import { summarise } from './summary.ts';
import { mergeSums, type Sums } from './sums.ts';

export interface PairFigures {
  /** What the same seat took in a game; there where some pair was taken often enough to say something of it. */
  readonly pairs?: Pairs;
}

export interface Pairs {
  /** The surest first. */
  readonly list: readonly PairStatistics[];
  /** Pairs that were taken often enough, of which the list has the first. */
  readonly compared: number;
  /** Takings of further things, which were not looked at: there were too many different ones. */
  readonly unlisted: number;
}

/** Two options that a seat took in the same game, in whichever order. */
export interface PairStatistics {
  readonly one: PairedThing;
  readonly other: PairedThing;
  /** Seats that took both, and their share of wins. */
  readonly seats: number;
  readonly won: Bounded;
  /** True if it is no chance that both together win more often than either alone, or less often, though so many pairs are looked at. */
  readonly isClear: boolean;
}

export interface PairedThing {
  readonly label: string;
  readonly text: string;
  /** Seats that took this one without the other, and their share of wins. */
  readonly seats: number;
  readonly won: Bounded;
  /** How much more often those win who took both: compared within each agent. Association, not cause. */
  readonly more: Bounded;
}

/** Which options go with winning together, beyond what each does alone. */
export const pairs: Statistic<Sums, PairFigures> = {
  begin: (batch) => new PairCounting(batch),
  merge: mergeSums,
  summarise: (sums, { agents }) => summarise(sums, agents.length),
  show: ({ pairs: all }) => ({
    lines: (width) => (all === undefined ? [] : lines(all, width)),
    section: () => (all === undefined ? '' : section(all)),
  }),
};
