import { chunkSize, type Job } from '../job.ts';
import type { Tally } from '../statistics/tally.ts';
import type { Cast } from './cast.ts';
import type { Crew } from './crew.ts';
import type { Answer } from './task.ts';
import { withRecord } from './with-record.ts';

/**
 * Chunks that each worker has ahead of it: it waits for no message, nor for another worker whose chunk is to be merged
 * first, and what waits to be merged stays little.
 */
const AHEAD = 4;

/** The tallies of a batch in the order of its games, played by a crew. An abort ends the threads at once. */
export async function* inThreads(
  cast: Cast,
  job: Job,
  crew: Crew,
  signal: AbortSignal | undefined,
): AsyncGenerator<Tally> {
  const size = chunkSize(job);
  const waiting: Promise<Answer>[] = [];
  let from = 0;
  const send = () => {
    const to = Math.min(from + size, job.games);
    waiting.push(crew.run({ cast, job, from, to }));
    from = to;
  };
  // What is waited for is refused then, so the loop below ends.
  const stop = () => void crew.close();
  signal?.addEventListener('abort', stop);
  try {
    while (from < job.games && waiting.length < crew.workers * AHEAD && !signal?.aborted) send();
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const answer = await next;
      if ('fault' in answer) throw withRecord(new Error(answer.fault), answer.record);
      if (from < job.games) send();
      yield answer.tally;
    }
  } catch (error) {
    if (signal?.aborted !== true) throw error;
  } finally {
    signal?.removeEventListener('abort', stop);
  }
}
