import type { BotAnswer, Entry, Kept } from '@fermata/session';

/** What a thread is asked to think about. */
export interface Task {
  readonly match: string;
  readonly seat: number;
  readonly level: string;
  readonly seed: string;
  /** The match as a whole, or what has happened since this thread thought about it. */
  readonly news: { readonly kept: Kept } | { readonly entries: readonly Entry[] };
  /** Matches that need no longer be kept. */
  readonly forget: readonly string[];
}

export type TaskAnswer = { readonly done: BotAnswer } | { readonly failed: true };
