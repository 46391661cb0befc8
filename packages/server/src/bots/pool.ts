import { availableParallelism } from 'node:os';
import { parseLevel } from '@fermata/agents';
import { type BotAnswer, type BotQuestion, botAnswerOf, KeptMatch, type Think } from '@fermata/session';
import { Refused } from '../refused.ts';
import { BotThread } from './bot-thread.ts';

export interface BotOptions {
  /** How many may think at once: cores less one, unless said. */
  readonly threads?: number;
  /** How long one may take over an answer, beyond the time that its level has. */
  readonly graceMs?: number;
}

/** The longest time that a level may ask for, and the most tries: more would take longer than anybody is given. */
const LEVEL_MS_MAX = 30_000;
const TRIES_MAX = 10_000;
const GRACE_MS = 20_000;

interface Waiting {
  readonly match: string;
  readonly question: BotQuestion;
  readonly isHint: boolean;
  readonly resolve: (answer: Promise<BotAnswer>) => void;
}

/** Bots think in threads, which keep their matches and follow them by what has happened since. */
export class BotPool {
  readonly #max: number;
  readonly #graceMs: number;
  #threads: BotThread[] = [];
  readonly #waiting: Waiting[] = [];
  #isClosed = false;

  constructor({ threads = Math.max(1, availableParallelism() - 1), graceMs = GRACE_MS }: BotOptions = {}) {
    this.#max = threads;
    this.#graceMs = graceMs;
  }

  /** How many bots wait for a thread. */
  get waiting(): number {
    return this.#waiting.length;
  }

  /** Thinks for the bots of a match. */
  of(match: string): Think {
    return async (question, hint) => {
      const { kept, seat, level } = question;
      const { isQuick } = parseLevel(level);
      // Those who only take what comes are done before a thread would have heard of it.
      if (isQuick && kept instanceof KeptMatch)
        return botAnswerOf(kept.match, seat, parseLevel(level), kept.setup.seed);
      return new Promise((resolve) => {
        const waiting = { match, question, isHint: hint !== undefined, resolve };
        this.#waiting.push(waiting);
        hint?.addEventListener('abort', () => this.#withdraw(waiting), { once: true });
        this.#next();
      });
    };
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    for (const { resolve } of this.#waiting.splice(0)) resolve(Promise.reject(new Error('bots no longer think')));
    await Promise.all(this.#threads.map((thread) => thread.end()));
  }

  /** What is thought about already is thought to its end. */
  #withdraw(waiting: Waiting): void {
    const at = this.#waiting.indexOf(waiting);
    if (at < 0) return;
    this.#waiting.splice(at, 1);
    waiting.resolve(Promise.reject(new Refused('nobody wants this hint any more')));
  }

  #next(): void {
    this.#threads = this.#threads.filter(({ isEnded }) => !isEnded);
    const idle = this.#threads.filter(({ isBusy }) => !isBusy);
    const hasRoom = this.#threads.length < this.#max;
    if (this.#isClosed || (idle.length === 0 && !hasRoom)) return;
    // A hint is for one who can wait; for a bot all who sit there do.
    const bot = this.#waiting.findIndex(({ isHint }) => !isHint);
    const [next] = this.#waiting.splice(Math.max(0, bot), 1);
    if (next === undefined) return;
    const { match, question, resolve } = next;
    const thread = idle.find((it) => it.knows(match)) ?? idle[0] ?? this.#start();
    const { timeMs = 0 } = parseLevel(question.level).budget;
    const answer = thread.think(match, question, timeMs + this.#graceMs);
    resolve(answer);
    void answer.catch(() => {}).finally(() => this.#next());
    this.#next();
  }

  #start(): BotThread {
    const thread = new BotThread();
    this.#threads.push(thread);
    return thread;
  }
}

/** Throws BadLevel for a bot that there is not, and Refused for one that would keep a thread for itself. */
export function checkLevel(level: string): void {
  const { timeMs, iterations = 0 } = parseLevel(level).budget;
  const isTooMuch = timeMs === undefined ? iterations > TRIES_MAX : timeMs > LEVEL_MS_MAX;
  if (isTooMuch)
    throw new Refused(
      `${level} thinks longer than bots may here; say ${LEVEL_MS_MAX / 1000}s or ${TRIES_MAX} tries at most`,
    );
}
