import type { Job } from '../job.ts';
import type { MatchRow } from '../rows/row.ts';
import type { Batch } from '../statistics/statistic.ts';
import { mergeTallies, noTally, type Tally } from '../statistics/tally.ts';
import type { Company } from './cast.ts';
import { inThisThread } from './in-this-thread.ts';
import { inThreads, type Part, type Threads } from './threads.ts';

/** How a batch is played, watched and stopped. */
export interface Watch {
  /** None: it is played in this thread. */
  readonly threads: Threads | undefined;
  readonly signal: AbortSignal | undefined;
  /** So many games are done; what they tell is summed up for who asks. */
  onGames(done: number, tally: () => Tally): void;
  /** Rows, where the job wants them, in the order of their matches; nobody plays on far ahead of whoever takes his time. */
  onRows?(rows: readonly MatchRow[]): void | Promise<void>;
}

/** Plays a batch. An abort ends it early: the tally is that of the games before the first one that is not done. */
export async function playBatch(company: Company, batch: Batch, watch: Watch): Promise<Tally> {
  const { job } = batch;
  const { threads, signal, onGames } = watch;
  const whole = noTally(batch);
  const onGame = (part: Tally) => onGames(whole.games + part.games, () => sumOf(batch, whole, part));
  onGames(0, () => whole);
  const parts = partsOf(company, job, watch, onGame);
  // What threads have played shows before a whole stretch is done: one of slow agents takes minutes.
  const tell = () => onGames(Math.max(whole.games, threads?.played?.() ?? 0), () => whole);
  const timer = threads?.played && setInterval(tell, TOLD_MS);
  try {
    for await (const part of parts) {
      mergeTallies(batch, whole, part.tally);
      if (part.rows.length > 0) await watch.onRows?.(part.rows);
      tell();
      if (signal?.aborted === true) break;
    }
  } finally {
    clearInterval(timer);
  }
  return whole;
}

/** How often threads are asked how far they are. */
const TOLD_MS = 250;

/** The parts of a batch, in the order of its games, wherever they are played; in this thread `onGame` is told of the one at hand. */
export function partsOf(
  company: Company,
  job: Job,
  { threads, signal }: Pick<Watch, 'threads' | 'signal'>,
  onGame: (part: Tally) => void,
): AsyncGenerator<Part> {
  return threads === undefined ? inThisThread(company, job, signal, onGame) : inThreads(threads, job, signal);
}

function sumOf(batch: Batch, ...parts: readonly Tally[]): Tally {
  const sum = noTally(batch);
  for (const part of parts) mergeTallies(batch, sum, part);
  return sum;
}
