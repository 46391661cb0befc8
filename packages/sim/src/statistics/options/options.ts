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
  /** Of all seats of all games: how many took it at least once, and how many could have and never did. */
  readonly takenBy: number;
  readonly leftBy: number;
  /** The share of wins of the ones, and of the others. */
  readonly whenTaken?: Bounded;
  readonly whenLeft?: Bounded;
  /**
   * How much more often those win who take it: compared within each agent, and then put together, so that it tells of the option and
   * not of who picks it. There where some agent did both. Association, not cause.
   */
  readonly lift?: Bounded;
  /** The same of each agent that was offered it, where several play. */
  readonly agents?: readonly AgentOptionStatistics[];
  /** True if it is no chance, even though so many options are looked at that some look good by chance. */
  readonly isClear: boolean;
}

/** What one agent made of an option. */
export interface AgentOptionStatistics extends Omit<OptionStatistics, 'label' | 'text' | 'agents' | 'isClear'> {
  readonly agent: string;
}

/** What was asked, and which options go with winning. */
export const options: Statistic<Sums, OptionFigures> = {
  begin: (batch) => new OptionCounting(batch),
  merge: mergeSums,
  summarise,
  show: (figures) => ({ lines: (width) => lines(figures, width), section: () => section(figures) }),
};
