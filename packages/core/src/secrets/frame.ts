import type { Execution } from '../execution/execution.ts';
import type { AnyEvent, Seat } from '../game/flow.ts';
import type { View } from '../game/secrets.ts';
import { isAlike } from '../values/alike.ts';
import { shownTo, viewOf } from './view.ts';

/** Something that a seat sees happen: what it is shown of an event, and what it sees afterwards. */
export interface Frame<S extends object = object> {
  /** Its place among all that the seat sees happen, from 0 on. */
  readonly number: number;
  /**
   * What the seat is shown of the event; undefined where it is shown nothing, and yet sees that something has changed. Where
   * all of it is shown it is the match's own: read it, and copy what is to be changed.
   */
  readonly event: AnyEvent | undefined;
  /** What the seat sees once it has happened: a copy of its own. */
  readonly view: View<S>;
}

/** What a seat sees of each event that has just happened, from frame `number` on; undefined if nothing. */
export type Sight = (event: AnyEvent) => Frame | undefined;

/** A seat begins to look on at an execution. */
export function sightOf({ game, state }: Execution, seat: Seat, number: number): Sight {
  let next = number;
  /** By what it saw last it knows a change of which it is shown nothing. */
  let seen = viewOf(game, state, seat);
  return (event) => {
    const shown = shownTo(game, event, seat);
    const view = viewOf(game, state, seat);
    if (!shown && isAlike(view, seen)) return undefined;
    seen = view;
    return { number: next++, event: shown, view };
  };
}
