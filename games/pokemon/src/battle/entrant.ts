import { choose, type DeepReadonly, type Flow } from '@fermata/core';
import type { BattleSeat } from '../seats.ts';
import type { State } from '../state.ts';
import { parseOption, reservesOf } from './choices.ts';

/** Who comes in for a seat: the one at this place of its party. */
export interface Entrant {
  readonly seat: BattleSeat;
  readonly to: number;
}

/** A seat whose Pokémon has fainted sends in another. */
export function* entrant({ sides }: DeepReadonly<State>, seat: BattleSeat): Flow<never, Entrant> {
  const option = yield* choose(seat, 'Send in whom?', reservesOf(sides[seat]));
  return { seat, to: parseOption(option).at };
}
