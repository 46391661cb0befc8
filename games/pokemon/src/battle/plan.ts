import type { Pair } from '../seats.ts';

/** What a seat is about to do in this turn: the move it will use, or the place of the party it switches to. */
export interface Plan {
  move: number;
  readonly to: number;
}

export type Plans = Readonly<Pair<Plan>>;
