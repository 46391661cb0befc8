/**
 * What events are caused by, for the log. Most causes name a Pokémon and its move: their texts are made only where somebody
 * keeps a log, so that whoever plays without one pays for no text.
 */
import type { DeepReadonly, Listener } from '@fermata/core';
import { findMove, speciesOf } from '../data/index.ts';
import type { BattleSeat, Pair } from '../seats.ts';
import { memberAt, type State, whoAt } from '../state.ts';
import type { Plan } from './plan.ts';

/** Something about one of a seat's Pokémon: `Tauros: Body Slam`, `Tauros: poison`. */
export class About implements Listener {
  readonly owner: BattleSeat;
  readonly #species: number;
  readonly #what: number | string;

  /** `what` is a move, or what else it is about in words. */
  constructor(owner: BattleSeat, species: number, what: number | string) {
    this.owner = owner;
    this.#species = species;
    this.#what = what;
  }

  get id(): string {
    const what = typeof this.#what === 'string' ? this.#what : (findMove(this.#what)?.name ?? 'no move');
    return `${speciesOf(this.#species).name}: ${what}`;
  }
}

/** The same of the one that fights. */
export function aboutFighter(state: DeepReadonly<State>, seat: BattleSeat, what: number | string): About {
  return new About(seat, whoAt(state, seat), what);
}

/** What a seat does in a turn: somebody comes in, or the one that fights acts. */
export function aboutPlan(state: DeepReadonly<State>, seat: BattleSeat, { to, move }: Plan): About {
  return to > 0 ? aboutComingIn(state, seat, to) : aboutFighter(state, seat, move);
}

export function aboutComingIn({ sides }: DeepReadonly<State>, seat: BattleSeat, to: number): About {
  return new About(seat, memberAt(sides[seat], to).species, 'comes in');
}

/** What has no name but what it is. */
export const CHOICES: Listener = { id: 'what both have chosen' };
export const NO_HEALTH: Readonly<Pair<Listener>> = [
  { id: 'no health is left', owner: 0 },
  { id: 'no health is left', owner: 1 },
];
export const NOBODY_LEFT: Listener = { id: 'nobody is left' };
export const ENDLESS: Listener = { id: 'nothing can happen any more' };
export const TURN_END: Listener = { id: 'the end of the turn' };
