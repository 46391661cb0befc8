import { Misuse } from '@fermata/core';
import type { Job } from '../job.ts';
import { mergeTallies, noTally, type Tally } from '../tally/tally.ts';
import { type Cast, type Company, companyOf, isCast, namesOf } from './cast.ts';
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
export async function playBatch(players: Cast | Company, job: Job, watch: Watch): Promise<Tally> {
  const { workers, signal, onGames } = watch;
  const crew = typeof workers === 'number' ? new Crew(workers) : workers;
  const isThisThread = crew !== workers && crew.workers === 1;
  if (!isCast(players) && !isThisThread)
    throw new Misuse('start', `${crew.workers} workers want a cast: functions cannot be sent to a thread`);
  const none = () => noTally(job.seats, namesOf(players).length);
  const whole = none();
  const onGame = (part: Tally) => onGames(whole.games + part.games, () => sumOf(none(), whole, part));
  onGames(0, () => whole);
  const parts =
    isCast(players) && !isThisThread
      ? inThreads(players, job, crew, signal)
      : inThisThread(await companyOf(players), job, signal, onGame);
  try {
    for await (const part of parts) {
      mergeTallies(whole, part);
      onGames(whole.games, () => whole);
      if (signal?.aborted === true) break;
    }
  } finally {
    if (crew !== workers) await crew.close();
  }
  return whole;
}

function sumOf(sum: Tally, ...parts: readonly Tally[]): Tally {
  for (const part of parts) mergeTallies(sum, part);
  return sum;
}
