import type { Flow, Seat } from '@fermata/core';
import type { Bird } from '../data/bird.ts';
import type { Habitat } from '../data/mat.ts';
import type { PowerName, PowerParams } from '../data/power-params.ts';
import type { Event, Obstacle, Trigger } from '../events.ts';
import type { Table } from '../state.ts';

/** What a power of that name does. */
export interface Power<N extends PowerName> {
  /** Why nothing can come of it now, by what everybody sees; undefined if something may. */
  obstacle?(at: At, params: PowerParams[N]): Obstacle | undefined;
  run(at: At, params: PowerParams[N]): Flow<Event>;
  /** Of a pink power: true if it answers to what another seat did. */
  answers?(trigger: Trigger, params: PowerParams[N]): boolean;
  /** It asks on its own whether it is wanted: whether anything can come of it is its owner's secret. */
  readonly asksItself?: true;
}

/** Every power, by its name. */
export type Powers = { readonly [N in PowerName]: Power<N> };

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
