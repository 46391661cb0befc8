import type { Seat } from '@fermata/core';

/** What there is to see. Plain JSON, derived from a view and nothing else: so it cannot tell what the view does not. */
export interface Scene {
  readonly places: readonly Place[];
  readonly pieces: readonly Piece[];
}

/** Somewhere that pieces lie. */
export interface Place {
  /** Unique in the scene: `forest 0`, `tray`, `saigon`. */
  readonly id: string;
  /** The place it belongs to; none: the table. */
  readonly in?: string;
  /** As it is read aloud: `Your hand`. */
  readonly name: string;
  /** How its pieces lie. */
  readonly lay?: 'row' | 'column' | 'grid' | 'pile' | 'map';
  /** Columns of a grid. */
  readonly columns?: number;
  /** How many pieces it has slots for, the empty ones included. */
  readonly room?: number;
  /** Where it is on a map, in the map's own units. */
  readonly at?: readonly [x: number, y: number];
  /** Whose it is. */
  readonly owner?: Seat;
  /** What is written there. */
  readonly facts?: Facts;
}

/** Something that can be seen, and perhaps touched. */
export interface Piece {
  /** The same piece has the same id all match long: that is how it moves. */
  readonly id: string;
  /** The id of the place that it lies in. */
  readonly in: string;
  /** Which face draws it. Pieces of a kind look alike from behind. */
  readonly kind: string;
  /** As it is read aloud. */
  readonly name: string;
  /** Only its back is seen: its id says where it lies, `hand 1#3`, and not what it is. */
  readonly hidden?: boolean;
  /** How many there are, where it is a stack that nobody tells apart: cubes, food, cards of a deck. */
  readonly count?: number;
  /**
   * There is always more of it, as in a supply: what comes from nowhere else comes from here, and what is spent goes back. One
   * that is hidden is a supply of all its kind.
   */
  readonly endless?: boolean;
  /** How it is now: read aloud, and drawn where no face is. */
  readonly facts?: Facts;
  /** What is printed on it, and holds all match long: drawn by faces, and read aloud to whoever opens it. */
  readonly printed?: Facts;
  /** JSON that only its own face understands. */
  readonly face?: unknown;
}

/** `[['eggs', '2/4'], ['cached', 1]]` */
export type Facts = readonly (readonly [name: string, value: string | number])[];
