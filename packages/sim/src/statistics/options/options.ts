import type { Bounded } from '../../figures/interval.ts';
import type { Statistic } from '../statistic.ts';
import { OptionCounting } from './counting.ts';
import { lines, section } from './show.ts';
import { summarise } from './summary.ts';
import { mergeSums, type Sums } from './sums.ts';

export interface OptionFigures {
  /** Asked most often first. */
  readonly prompts: readonly PromptStatistics[];
  /** Offered most often first, prompt by prompt. */
  readonly options: readonly OptionStatistics[];
  /** Offers of options that are not listed: there were too many different ones. */
  readonly unlisted: number;
}

export interface PromptStatistics {
  readonly label: string;
  readonly asked: number;
  /** Options it had, on average. */
  readonly options: number;
}

/** A card, a move, a target: what a seat could choose at a prompt. */
export interface OptionStatistics {
  readonly label: string;
  readonly text: string;
  readonly offered: number;
  readonly taken: number;
  /** How often it was taken when it was offered. */
  readonly rate: number;
  /** The share of wins of those who took it at least once in a game, and of those who could have and never did. */
  readonly whenTaken?: Bounded;
  readonly whenLeft?: Bounded;
  /** The difference of both, where there are both: association, not cause. */
  readonly lift?: Bounded;
  /** True if it is no chance, even though so many options are looked at that some look good by chance. */
  readonly isClear: boolean;
}

/** What was asked, and which options go with winning. */
export const options: Statistic<Sums, OptionFigures> = {
  begin: (batch) => new OptionCounting(batch),
  merge: mergeSums,
  summarise,
  show: (figures) => ({ lines: () => lines(figures), section: () => section(figures) }),
};
