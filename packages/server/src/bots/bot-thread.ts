import { Worker } from 'node:worker_threads';
import type { BotAnswer, BotQuestion, Kept } from '@fermata/session';
import type { Task, TaskAnswer } from './task.ts';

/** Matches that a thread keeps; those that it has not thought about for longest are forgotten. */
const MATCHES_MAX = 64;

/** What a thread has of a match: which one, since one that was taken back is made anew, and how many of its entries. */
interface Known {
  readonly kept: Kept;
  readonly entries: number;
}

/** A thread that thinks for one bot at a time. One that takes too long is ended, and whoever needs one starts another. */
export class BotThread {
  readonly #worker = new Worker(new URL('./thread.js', import.meta.url));
  readonly #known = new Map<string, Known>();
  readonly #forget: string[] = [];
  readonly #ready: Promise<void>;
  #settle: ((answer: TaskAnswer | Error) => void) | undefined;
  isEnded = false;

  constructor() {
    this.#worker.unref();
    this.#ready = new Promise((resolve) => {
      this.#worker.on('message', (answer: TaskAnswer | 'ready') =>
        answer === 'ready' ? resolve() : this.#settle?.(answer),
      );
    });
    this.#worker.on('error', () => this.#gone());
    this.#worker.on('exit', () => this.#gone());
  }

  get isBusy(): boolean {
    return this.#settle !== undefined;
  }

  knows(match: string): boolean {
    return this.#known.has(match);
  }

  /** Rejects where the bot fails, or takes longer than it may. */
  async think(match: string, { kept, seat, level }: BotQuestion, patienceMs: number): Promise<BotAnswer> {
    this.#worker.ref(); // a process with something to think about does not end
    const answer = await new Promise<TaskAnswer | Error>((resolve) => {
      let timer: ReturnType<typeof setTimeout> | undefined;
      this.#settle = (told) => {
        clearTimeout(timer);
        resolve(told);
      };
      // A thread that has yet to learn the rules takes its time for that, not the bot's.
      void this.#ready.then(() => {
        timer = setTimeout(() => {
          void this.end();
          resolve(new Error(`${level} has taken longer than ${patienceMs} ms`));
        }, patienceMs);
        this.#worker.postMessage(this.#task(match, { kept, seat, level }));
      });
    });
    this.#settle = undefined;
    this.#worker.unref();
    if (answer instanceof Error) throw answer;
    if ('done' in answer) return answer.done;
    this.#known.delete(match);
    throw new Error(`${level} failed`);
  }

  async end(): Promise<void> {
    this.isEnded = true;
    await this.#worker.terminate();
  }

  #task(match: string, { kept, seat, level }: BotQuestion): Task {
    const { setup, entries, base } = kept;
    const known = this.#known.get(match);
    this.#known.delete(match); // the last one again
    this.#known.set(match, { kept, entries: entries.length });
    const [oldest] = this.#known.keys();
    if (oldest !== undefined && this.#known.size > MATCHES_MAX) {
      this.#known.delete(oldest);
      this.#forget.push(oldest);
    }
    const news =
      known?.kept === kept
        ? { entries: entries.slice(known.entries) }
        : { kept: { setup, entries, ...(base && { base }) } };
    return { match, seat, level, seed: setup.seed, news, forget: this.#forget.splice(0) };
  }

  #gone(): void {
    this.isEnded = true;
    this.#settle?.(new Error('the thread of the bot has ended'));
  }
}
