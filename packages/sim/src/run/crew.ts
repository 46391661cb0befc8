import { Tinypool } from 'tinypool';
import { BatchError } from '../batch-error.ts';
import type { Task } from './task.ts';
import type { Answer } from './threads.ts';

/** Each thread has the rules and a heap of its own: more than this would take the machine's memory, and play no faster. */
const WORKERS_MAX = 64;

/**
 * Threads that play one batch after another, one at a time. Who plays a single batch only says how many workers; a crew
 * saves the others a second of starting threads and learning the rules. Idle threads let the process end.
 */
export class Crew {
  readonly workers: number;
  #pool: Tinypool | undefined;

  constructor(workers: number) {
    if (!Number.isInteger(workers) || workers < 1 || workers > WORKERS_MAX)
      throw new BatchError(`1 to ${WORKERS_MAX} workers; got ${workers}`);
    this.workers = workers;
  }

  /** Ends the threads; whatever they are at is refused. A crew that is asked again starts new ones. */
  async close(): Promise<void> {
    const pool = this.#pool;
    this.#pool = undefined;
    await pool?.destroy();
  }

  run(task: Task): Promise<Answer> {
    this.#pool ??= this.#start();
    return this.#pool.run(task);
  }

  #start(): Tinypool {
    const pool = new Tinypool({
      filename: new URL('./worker.js', import.meta.url).href,
      name: 'playChunk',
      minThreads: this.workers,
      maxThreads: this.workers,
    });
    // A thread that dies with nothing at hand: whoever waits for the others hears of it, because they end, too.
    pool.on('error', () => void this.close());
    return pool;
  }
}
