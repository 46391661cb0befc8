import { type Figures, statisticsOf } from './list.ts';
import type { Batch, Counting } from './statistic.ts';

/** All that is kept of the games played: sums, never a game. Merging the parts of a batch gives the tally of the whole. */
export interface Tally {
  games: number;
  /** A statistic each, in the order of the list. */
  readonly sums: readonly unknown[];
}

/** What a batch of games tells: plain data, the same whatever the number of workers. */
export type Statistics = BatchHead & Omit<Figures, 'meetings'>;

/** What was played. */
export interface BatchHead {
  readonly game: string;
  readonly version: number;
  readonly seed: string;
  /** Games played, and games asked for: fewer were played if somebody stopped it. */
  readonly games: number;
  readonly wanted: number;
}

/** What counts the games of a batch, statistic by statistic. */
export function beginAll(batch: Batch): readonly Counting[] {
  return statisticsOf(batch.job).map((statistic) => statistic.begin(batch));
}

export function noTally(batch: Batch): Tally {
  return { games: 0, sums: beginAll(batch).map(({ sums }) => sums) };
}

export function mergeTallies({ job }: Batch, into: Tally, from: Tally): void {
  into.games += from.games;
  for (const [at, statistic] of statisticsOf(job).entries()) statistic.merge(into.sums[at], from.sums[at]);
}

/** What a tally says, in figures for people. */
export function summarise(batch: Batch, tally: Tally): BatchHead & Figures {
  const { game, job } = batch;
  const figures = statisticsOf(job).map((statistic, at) => statistic.summarise(tally.sums[at], batch));
  return Object.assign(
    { game: game.name, version: game.version, seed: job.seed, games: tally.games, wanted: job.games },
    ...figures,
  ) as BatchHead & Figures; // each a part of it
}
