import type { KeptMatch } from './kept-match.ts';
import type { Think } from './think.ts';
import type { Entry } from './wire.ts';

/** The name of a command, unique in its match. */
export type Command = string;

/** An entry that was kept, and the command that it was. */
export interface KeptEntry {
  readonly entry: Entry;
  readonly command?: Command;
  /** Whether the match stands with it as it did where it was kept: by other rules it may not. */
  readonly isAsKept?: (kept: KeptMatch) => boolean;
}

/** Somebody else has kept an entry of this number, or this command, before: it is read, and all is judged anew. */
export class Overtaken extends Error {
  override readonly name = 'Overtaken';
}

/** What a host needs from outside. */
export interface Ports {
  /** Makes entry `number` durable; rejects if it cannot, with Overtaken where there is one. At once, unless told otherwise. */
  readonly keep?: (number: number, entry: Entry, command?: Command) => Promise<void>;
  /** What is kept from entry `from` on: asked where keeping failed, and it may have been kept nevertheless. */
  readonly missed?: (from: number) => Promise<readonly KeptEntry[]>;
  /** The commands that were done before, each with the number of its entry. */
  readonly done?: ReadonlyMap<Command, number>;
  /** Thinks for bots. In this thread, unless told otherwise. */
  readonly think?: Think;
  /** Is given what the rules threw; then nobody else is told its words. */
  readonly broke?: (error: Error) => void;
  /** True where the rules broke before: the match is only looked at. */
  readonly isFrozen?: boolean;
  /** True where it is only looked at until it is roused: no bot is called, and nobody's time runs out. */
  readonly isAsleep?: boolean;
  /** True where the truth, such as the record, is told to nobody before the match is over, even to who plays alone. */
  readonly isSealed?: boolean;
  /** Whether one may take back: freely within barriers, unless told otherwise. */
  readonly undo?: 'off' | 'free' | 'consent';
  /** How long people may take over a question. As long as they like, unless told otherwise. */
  readonly clock?: Clock;
  /** Since when questions are open that were asked before, by `KeptMatch.keyOf`, in milliseconds: their time goes on. */
  readonly openSince?: ReadonlyMap<string, number>;
}

/** How long people may take over a question, and who answers then, where the question has no default: random, unless said. */
export interface Clock {
  readonly seconds: number;
  readonly agent?: string;
}
