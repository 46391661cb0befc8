/** Who is there, and who fights. */
import type { EventOf } from '@fermata/core';
import { copyPokemon } from '../copy.ts';
import { NO_MOVE, speciesOf } from '../data/index.ts';
import type { Event } from '../events.ts';
import { foeOf } from '../seats.ts';
import { sideOf } from '../side.ts';
import { asParty, enter, memberAt, type Pokemon, SEEN, type State } from '../state.ts';

/** A seat has its team. */
export function joined({ sides }: State, { seat, team, bag }: EventOf<Event, 'joined'>): void {
  // Nothing of an event is kept.
  const own = team.map((one): Pokemon => ({ ...one, stats: [...one.stats], moves: [...one.moves], pp: [...one.pp] }));
  sides[seat] = sideOf(asParty(own), bag);
}

/** What a seat is about to use. */
export function selected({ sides }: State, { seat, move, slot }: EventOf<Event, 'selected'>): void {
  const side = sides[seat];
  side.selected = move;
  if (slot >= 0) side.slot = slot;
}

/** Another one takes the place of the one that fought. */
export function switched({ sides }: State, { seat, to }: EventOf<Event, 'switched'>): void {
  const side = sides[seat];
  const { team } = side;
  const one = copyPokemon(memberAt(side, to));
  team[to] = team[0];
  team[0] = one;
  one.seen |= SEEN;
  if (one.status === 'toxic') one.status = 'poison';
  side.active = enter(one, speciesOf(one.species).types);
  side.slot = 0;
  sides[foeOf(seat)].active.lastMove = NO_MOVE;
}

/** Nothing that held for it holds any longer. */
export function fainted({ sides }: State, { seat }: EventOf<Event, 'fainted'>): void {
  const side = sides[seat];
  const one = side.team[0];
  side.active = enter(one, speciesOf(one.species).types);
  one.status = '';
  for (const { active } of sides) active.bideDamage = 0;
}
