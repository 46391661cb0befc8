import { BatchError } from '../batch-error.ts';
import type { Batch } from '../statistics/statistic.ts';
import { mergeTallies, noTally, type Tally } from '../statistics/tally.ts';
import { type Cast, type Company, companyOf, isCast } from './cast.ts';
import { Crew } from './crew.ts';
import { inThisThread } from './in-this-thread.ts';
import { inThreads } from './threads.ts';

/** How a batch is played, watched and stopped. */
export interface Watch {
  readonly workers: number | Crew;
  readonly signal: AbortSignal | undefined;
  /** So many games are done; what they tell is summed up for who asks. */
  onGames(done: number, tally: () => Tally): void;
}

/** Plays a batch. An abort ends it early: the tally is that of the games before the first one that is not done. */
export async function playBatch(players: Cast | Company, batch: Batch, watch: Watch): Promise<Tally> {
  const { job } = batch;
  const { workers, signal, onGames } = watch;
  const crew = typeof workers === 'number' ? new Crew(workers) : workers;
  const isThisThread = crew !== workers && crew.workers === 1;
  if (!isCast(players) && !isThisThread)
    throw new BatchError(`${crew.workers} workers want a cast: functions cannot be sent to a thread`);
  const whole = noTally(batch);
  const onGame = (part: Tally) => onGames(whole.games + part.games, () => sumOf(batch, whole, part));
  onGames(0, () => whole);
  const parts =
    isCast(players) && !isThisThread
      ? inThreads(players, job, crew, signal)
      : inThisThread(await companyOf(players), job, signal, onGame);
  try {
    for await (const part of parts) {
      mergeTallies(batch, whole, part);
      onGames(whole.games, () => whole);
      if (signal?.aborted === true) break;
    }
  } finally {
    if (crew !== workers) await crew.close();
  }
  return whole;
}

function sumOf(batch: Batch, ...parts: readonly Tally[]): Tally {
  const sum = noTally(batch);
  for (const part of parts) mergeTallies(batch, sum, part);
  return sum;
}
