import type { Trouble } from '@fermata/agents';
import type { AnyGame, AnyMatch, Choice, Outcome, Prompt } from '@fermata/core';
import type { SpreadStatistics } from '../figures/spread.ts';
import type { Job } from '../job.ts';
import type { Card } from '../show/cards.ts';
import type { Chart } from '../show/charts.ts';

/**
 * Something that many games tell. Each is a module of its own: what stands in the list is counted, merged, summed up and
 * shown, and nobody else knows of it.
 *
 * 1. Sums are plain data, so that they cross threads; and of bounded size, however many games there are.
 * 2. Merging the sums of the parts of a batch, in the order of its games, gives the sums of the whole.
 */
export interface Statistic<Sums = unknown, Figures extends object = object> {
  /** Whether it is counted in this batch; where nothing is said, it is in all. */
  isWanted?(job: Job): boolean;
  /** Sums of no games, and what adds games to them. */
  begin(batch: Batch): Counting<Sums>;
  merge(into: Sums, from: Sums): void;
  /** What the sums say: a part of the statistics. */
  summarise(sums: Sums, batch: Batch): Figures;
  /** For people. Figures may be missing where it was not wanted. */
  show(figures: Figures): Shown;
}

/** What is played, and by whom. */
export interface Batch {
  readonly game: AnyGame;
  /** The names of the agents, each once: line-ups name places in it. */
  readonly agents: readonly string[];
  readonly job: Job;
}

/** Adds games to sums, one after the other. It may remember more than the sums, from one game to the next. */
export interface Counting<Sums = unknown> {
  readonly sums: Sums;
  /** A match on its way, before each of its questions: of one that is stopped it is the last that is heard. */
  look?(match: AnyMatch): void;
  add(played: Played): void;
}

/** A game that is over. */
export interface Played {
  readonly match: AnyMatch;
  readonly outcome: Outcome;
  /** Half points of each seat, see `halfPoints`. */
  readonly halves: readonly number[];
  /** Who sat where, as places among the agents. */
  readonly lineUp: readonly number[];
  readonly decisions: readonly { readonly prompt: Prompt; readonly choice: Choice }[];
  readonly troubles: readonly Trouble[];
}

/** How a statistic is told: in lines of text, and in the page of a report. What nobody looks at is not made. */
export interface Shown {
  /** A block of lines, beginning with an empty one; tables take no more than `width`. */
  lines?(width?: number): readonly string[];
  /** How values are spread: shown beside all others that are. */
  readonly spread?: ShownSpread;
  readonly card?: Card;
  /** Shown after those of spreads. */
  readonly chart?: Chart;
  /** Shown after those. */
  readonly charts?: readonly Chart[];
  /** HTML with its own heading; empty where there is nothing to say. */
  section?(): string;
}

/** A spread in the words of tables, cards and charts. */
export interface ShownSpread {
  readonly figures: SpreadStatistics;
  /** Such as `turns of a game`. */
  readonly row: string;
  readonly card: string;
  readonly chart: string;
  /** What a value counts, and what has one. */
  readonly axis: string;
  readonly of: string;
}
