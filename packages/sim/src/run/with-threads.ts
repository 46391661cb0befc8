import { BatchError } from '../batch-error.ts';
import { type Cast, type Company, isCast } from './cast.ts';
import { Crew } from './crew.ts';
import type { Threads } from './threads.ts';

/** Plays with as many threads of Node as are wanted, or with a crew that there is already; one is this thread. */
export async function withThreads<T>(
  players: Cast | Company,
  workers: number | Crew,
  play: (threads: Threads | undefined) => Promise<T>,
): Promise<T> {
  const crew = typeof workers === 'number' ? new Crew(workers) : workers;
  if (workers === 1) return play(undefined);
  if (!isCast(players))
    throw new BatchError(`${crew.workers} workers want a cast: functions cannot be sent to a thread`);
  const counter = new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT);
  const threads: Threads = {
    workers: crew.workers,
    run: (stretch) => crew.run({ cast: players, counter, ...stretch }),
    played: () => Atomics.load(new Int32Array(counter), 0),
    close: () => crew.close(),
  };
  try {
    return await play(threads);
  } finally {
    if (crew !== workers) await crew.close();
  }
}
