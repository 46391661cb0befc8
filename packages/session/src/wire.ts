/** The forms in which a match travels: to a page, over a socket, to a program. All of it is JSON. */
import type { AnyEvent, Choice, Outcome, Seat } from '@fermata/core';
import type { Asked } from '@fermata/core/host';
import type { Move } from '@fermata/core/moves';
import type { Patch } from './patch.ts';

/** What a seat is told. */
export interface News {
  /** The number of the first frame here: what the seat has from there on was taken back. */
  readonly from: number;
  /** What it sees now, as a whole, where that was taken back. */
  readonly view?: object;
  readonly frames: readonly Frame[];
  /** What it is asked. */
  readonly asked: readonly OpenQuestion[];
  /** Who is waited for. */
  readonly waiting: readonly Seat[];
  /** What taking back is based on. */
  readonly basis: Basis;
  /** Why nothing can be taken back; absent where something can. */
  readonly noUndo?: string;
  /** Who has left, and is played for until they are back; absent where nobody has. */
  readonly away?: readonly Seat[];
  /** Somebody wants to take back, and the others are asked; absent where nobody does. */
  readonly wish?: Wish;
  /** How it ended. */
  readonly end?: End;
}

/** Somebody wants to take back: it is done once all the others who play have agreed. */
export interface Wish {
  readonly seat: Seat;
  /** What stands against it, in words, such as what everybody has seen since. */
  readonly barrier?: string;
  /** Who is still to agree. */
  readonly left: readonly Seat[];
}

/** Something that a seat sees happen. */
export interface Frame {
  /** Its place among all that the seat sees happen, from 0 on. */
  readonly number: number;
  /** What it is shown of the event, and that in words; absent where it only sees a change. */
  readonly event?: AnyEvent;
  readonly text?: string;
  /** What turns what it saw before into what it sees now. */
  readonly patch: Patch;
}

/** A question on the wire. */
export interface OpenQuestion extends Asked {
  /** What an answer to it is based on. */
  readonly basis: Basis;
}

/** What a command is based on: whoever says it has seen the match stand there. Opaque; it is given out with news. */
export type Basis = string;

/** How a match ended. */
export interface End {
  readonly outcome: Outcome;
  /** Who has given up. */
  readonly resigned: readonly Seat[];
  /** Set where the rules broke, and nobody has won. */
  readonly broken?: string;
}

/** What became of a command. */
export type Reply =
  | { readonly type: 'ok' }
  /** The match has gone on since: this is what it stands at now. */
  | { readonly type: 'stale'; readonly asked: readonly OpenQuestion[] }
  /** It cannot be, and nothing has changed. */
  | { readonly type: 'refused'; readonly why: string }
  /** It could not be kept, so it has not happened; it may be tried again. */
  | { readonly type: 'unkept'; readonly why: string };

/** How a partial move stands. */
export type MoveState =
  | { readonly status: 'pending'; readonly asked: Asked }
  | { readonly status: 'complete' }
  | { readonly status: 'committed' | 'illegal'; readonly why: string };

/** A match to be played: who sits where, and where it starts. */
export interface Setup {
  /** The name of the game, and the version of its rules. */
  readonly game: string;
  readonly version: number;
  /** Who sits at each seat: `person`, or the level of a bot, such as `greedy` or `search:2s`. */
  readonly sitters: readonly string[];
  readonly seed: string;
  readonly options?: unknown;
  readonly position?: unknown;
}

/** What has happened to a match since it was set up, one by one: what a keeper keeps. */
export type Entry =
  | {
      readonly type: 'choice';
      readonly seat: Seat;
      readonly prompt: number;
      readonly choice: Choice;
      readonly by?: string;
    }
  | { readonly type: 'move'; readonly seat: Seat; readonly prompt: number; readonly move: Move }
  /** Agreed: all others did, so that no barrier counts. */
  | { readonly type: 'undo'; readonly seat: Seat; readonly agreed?: true }
  | { readonly type: 'resign'; readonly seat: Seat }
  /** Left, to be played for; and back again. */
  | { readonly type: 'leave'; readonly seat: Seat }
  | { readonly type: 'back'; readonly seat: Seat };
