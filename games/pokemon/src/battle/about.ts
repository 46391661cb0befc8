/** What events are caused by, for the log. Most causes name a Pokémon and its move: `Tauros: Body Slam`, `Tauros: poison`. */
import type { DeepReadonly, Listener } from '@fermata/core';
import { findMove, SPECIES, speciesOf } from '../data/index.ts';
import type { BattleSeat, Pair } from '../seats.ts';
import { memberAt, type State, whoAt } from '../state.ts';
import type { Plans } from './plan.ts';

/**
 * Something about one of a seat's Pokémon; `what` is a move, or what else it is about in words. Each is made once and kept: its
 * text has to be put together, which is 10 % of `pokemon_vs_showdown_log_on`.
 */
export function about(owner: BattleSeat, species: number, what: number | string): Listener {
  const ofOne = ABOUT[species * 2 + owner]!; // there is one for each
  let listener = ofOne.get(what);
  if (!listener) {
    listener = { id: `${speciesOf(species).name}: ${nameOf(what)}`, owner };
    ofOne.set(what, listener);
  }
  return listener;
}

/** By species and owner. */
const ABOUT = Array.from({ length: 2 * SPECIES.length + 2 }, () => new Map<number | string, Listener>());

function nameOf(what: number | string): string {
  return typeof what === 'string' ? what : (findMove(what)?.name ?? 'no move');
}

/** The same of the one that fights. */
export function aboutFighter(state: DeepReadonly<State>, seat: BattleSeat, what: number | string): Listener {
  return about(seat, whoAt(state, seat), what);
}

/** What a seat does in a turn: somebody comes in, or the one that fights acts. */
export function aboutPlan(state: DeepReadonly<State>, seat: BattleSeat, plans: Plans): Listener {
  const { to, move } = plans[seat];
  return to > 0 ? aboutComingIn(state, seat, to) : aboutFighter(state, seat, move);
}

export function aboutComingIn({ sides }: DeepReadonly<State>, seat: BattleSeat, to: number): Listener {
  return about(seat, memberAt(sides[seat], to).species, 'comes in');
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
