import type { Seat } from '@fermata/core';
import type { Duration } from './durations.ts';
import type { Pacing } from './pace.ts';
import type { Share } from './queue.ts';

export interface State {
  players: Player[];
  /** The turn that is being played, until the next one starts, and the next ones, soonest first. */
  turn: Turn;
  queue: Turn[];
  /** The shares of the seats once all of these are played: from there the queue goes on. */
  ahead: Share[];
  /** Seats that have a turn beyond their share, before the others go on; the first to have gained one first. */
  extra: Seat[];
  /** Every status in play, the oldest first. */
  statuses: Status[];
  /**
   * Who listens to what. All that statuses of this duel can listen to is there, at the same place in every state: to look
   * it up by a text would take longer than what listens.
   */
  listening: Audience[];
  /** The numbers of those that last for turns, and of those that last as long as an item is held. */
  ticking: readonly number[];
  held: readonly number[];
  /** The seats that have fallen, the first one first. */
  fallen: Seat[];
  isOver: boolean;
  turnsLeft: number;
  /** What keeps the duel going; the plain duel has none. */
  pace?: Pacing;
  /** What is still to be dealt, before the first turn: so many items for each seat, or these. */
  deal: number | string[][] | null;
  /** The next number for an item or a status: each has one of its own, whatever the clock says. */
  nextId: number;
  /** The items that options or a position have added, as the JSON text of their data: by it the rules are found. */
  more?: string;
}

export interface Player extends Share {
  health: number;
  healthMax: number;
  speed: number;
  items: Item[];
}

/** An item that a seat holds. */
export interface Item {
  readonly id: string;
  readonly name: string;
}

/** A turn to come. The third turn of seat 1 is `1.3`, wherever it stands in the queue. */
export interface Turn {
  readonly id: string;
  readonly seat: Seat;
}

/** Something that lingers: plain data. What it does is written in the item that it comes from. */
export interface Status {
  /** Its kind and its number: `soaking 7`. */
  readonly id: string;
  /** Numbers count up: the lower one is older. */
  readonly number: number;
  /** The name of its definition. */
  readonly kind: string;
  /** Whose it is: it listens to what happens to this seat. */
  readonly seat: Seat;
  /** Who brought it about. */
  readonly by: Seat;
  /** How strong it is. */
  readonly value: number;
  readonly duration: Duration;
}

/** Those who listen to one thing. */
export interface Audience {
  /** `before damaged`, `after played`. */
  readonly to: string;
  /** The numbers of the statuses, the oldest first. */
  readonly numbers: readonly number[];
}

export type Event =
  | { type: 'dealt'; seat: Seat; items: readonly Item[] }
  | { type: 'turnStarted'; turn: string; seat: Seat }
  | { type: 'drawn'; seat: Seat; items: readonly Item[] }
  /** Whoever has played nothing, or holds nothing, tires and loses so much; 0 where it does not. */
  | { type: 'turnEnded'; turn: string; seat: Seat; tires: number }
  | { type: 'passed'; seat: Seat }
  | ({ type: 'played' } & Play)
  | ({ type: 'activated' } & Play)
  | ({ type: 'nullified'; by: Seat } & Play)
  | ({ type: 'itemRemoved'; seat: Seat; item: string; name: string; why: 'used' | 'broken' | 'destroyed' } & Doing)
  | ({ type: 'damaged' } & Change)
  | ({ type: 'healed' } & Change)
  | ({ type: 'hastened' } & Change)
  | ({ type: 'slowed' } & Change)
  | ({ type: 'turnGained'; seat: Seat } & Doing)
  | { type: 'statusAdded'; status: Status }
  | { type: 'statusModified'; id: string; kind: string; seat: Seat; value: number; duration: Duration }
  | ({ type: 'statusRemoved'; id: string; kind: string; seat: Seat; why: Ending; was: Status } & MaybeDoing)
  | { type: 'defeated'; seat: Seat }
  /** Nobody has played for so many turns that the duel is over; the last of them was of this seat. */
  | { type: 'calledOff'; seat: Seat; turns: number }
  | { type: 'gameOver'; winner: Seat };

/** An item that is played, and at whom, where it is aimed at one opponent. */
export interface Play {
  readonly seat: Seat;
  readonly item: string;
  readonly name: string;
  readonly target: Seat | null;
}

/** Through whom something happens, and by which item or status. */
export interface Doing {
  readonly by: Seat;
  readonly source: string;
}

/** What is simply over is nobody's doing: both are null then. */
export interface MaybeDoing {
  readonly by: Seat | null;
  readonly source: string | null;
}

/** Health or speed that changes: whose, by how much, and who did it. */
export interface Change extends Doing {
  readonly seat: Seat;
  readonly value: number;
}

/** Why a status ends. */
export type Ending = 'worn off' | 'used up' | 'item gone' | 'cured' | 'fallen';
