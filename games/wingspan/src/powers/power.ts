import type { Flow, Seat } from '@fermata/core';
import type { Bird } from '../data/bird.ts';
import type { Habitat } from '../data/mat.ts';
import type { Event, Obstacle, Trigger } from '../events.ts';
import type { Table } from '../state.ts';
import type { Powers } from './index.ts';

/** All there is to a power. `Params` is what a bird says about it: how many, of which kind. */
export interface Power<Params = Record<never, never>> {
  /** What it does, as the end of a sentence that says when. Every parameter is in it. */
  text(params: Params): string;
  /** It hunts: its birds are predators. */
  readonly isPredator?: true;
  /** It tucks cards to make a flock. */
  readonly isFlocking?: true;
  /** Of a pink power: true if it answers to what another seat did. */
  answers?(trigger: Trigger, params: Params): boolean;
  /** Why nothing can come of it now, by what everybody sees; undefined if something may. */
  obstacle?(at: At, params: Params): Obstacle | undefined;
  /** It asks on its own whether it is wanted: whether anything can come of it is its owner's secret. */
  readonly asksItself?: true;
  run(at: At, params: Params): Flow<Event>;
}

/** The power of whichever bird: it is given the params of that bird, and no others. */
export type AnyPower = Power<never>;

/** Where a power is used. */
export interface At {
  readonly state: Table;
  /** All there are: a power may look at another, and run it. (Handed in, since the list of powers needs every one of them.) */
  readonly powers: Powers;
  /** The owner. */
  readonly seat: Seat;
  /** "This bird": when a power is repeated, the bird whose power it is. */
  readonly bird: Bird;
  readonly habitat: Habitat;
  /** The birds that repeat, from the first that is at it: none of them may be repeated in its turn. */
  readonly repeating: readonly string[];
  /**
   * What it is used because of: of a pink power what another seat did, of a white one that its bird was played. A brown one
   * comes with its row, and has none.
   */
  readonly triggeringEvent: Trigger | undefined;
}
