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

/** A seat that looks on at an execution, event by event. */
export class Sight {
  readonly #exec: Execution;
  readonly #seat: Seat;
  /** The number of the next frame. */
  #number: number;
  /** What it saw last: by that it knows a change of which it is shown nothing. */
  #view: View<object>;

  constructor(exec: Execution, seat: Seat, number: number) {
    this.#exec = exec;
    this.#seat = seat;
    this.#number = number;
    this.#view = this.#look();
  }

  /** What the seat sees of an event that has just happened; undefined if nothing. */
  frameOf(event: AnyEvent): Frame | undefined {
    const shown = shownTo(this.#exec.game, event, this.#seat);
    const view = this.#look();
    if (shown === undefined && isAlike(view, this.#view)) return undefined;
    this.#view = view;
    return { number: this.#number++, event: shown, view };
  }

  #look(): View<object> {
    return viewOf(this.#exec.game, this.#exec.state, this.#seat);
  }
}
