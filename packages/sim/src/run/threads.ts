import { chunkSize, type Job } from '../job.ts';
import type { MatchRow } from '../rows/row.ts';
import type { Tally } from '../statistics/tally.ts';
import { withRecord } from './with-record.ts';

/** Games `from` up to, but not including, `to`. */
export interface Stretch {
  readonly job: Job;
  readonly from: number;
  readonly to: number;
}

/** What a stretch tells: its tally, and a row of each match where they are wanted. */
export interface Part {
  readonly tally: Tally;
  readonly rows: readonly MatchRow[];
}

/** A fault is sent as data: an error would lose its record on the way. */
export type Answer = Part | { readonly fault: string; readonly record: unknown };

/** Whoever plays stretches of a batch elsewhere: threads of Node, or workers of a browser. */
export interface Threads {
  readonly workers: number;
  run(stretch: Stretch): Promise<Answer>;
  /** How many games they have played so far, those of unfinished stretches included, where they can say. */
  played?(): number;
  /** Ends whatever they are at; who waits for it is refused. */
  close(): Promise<void>;
}

/**
 * Chunks that each worker has ahead of it: it waits for no message, nor for another worker whose chunk is to be merged
 * first, and what waits to be merged stays little.
 */
const AHEAD = 4;

/** The parts of a batch in the order of its games, played elsewhere. An abort ends the threads at once. */
export async function* inThreads(threads: Threads, job: Job, signal: AbortSignal | undefined): AsyncGenerator<Part> {
  const size = chunkSize(job);
  const waiting: Promise<Answer>[] = [];
  let from = 0;
  const send = () => {
    const to = Math.min(from + size, job.games);
    const answer = threads.run({ job, from, to });
    answer.catch(() => {}); // it will be waited for, unless another failed before
    waiting.push(answer);
    from = to;
  };
  // What is waited for is refused then, so the loop below ends.
  const stop = () => void threads.close();
  signal?.addEventListener('abort', stop);
  try {
    while (from < job.games && waiting.length < threads.workers * AHEAD && !signal?.aborted) send();
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const answer = await next;
      if ('fault' in answer) throw withRecord(new Error(answer.fault), answer.record);
      if (from < job.games) send();
      yield answer;
    }
  } catch (error) {
    if (signal?.aborted !== true) throw error;
  } finally {
    signal?.removeEventListener('abort', stop);
  }
}
