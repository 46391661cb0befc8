import { type Deep, emit, type Flow, type Seat } from '@fermata/core';
import type { Event } from '../events.ts';
import type { State } from '../state.ts';
import { heal, hurt, sixteenth } from './hurt.ts';

/** After its own action a Pokémon wakes up, and suffers from poison, burns and leech seed. */
export function residual(state: Deep<State>, seat: Seat): Flow<Event> | readonly never[] {
  const { team, active } = state.sides[seat]!; // there are two
  return team[0]!.status === '' && !active.isSeeded ? NOTHING : suffer(state, seat);
}

const NOTHING: readonly never[] = [];

function* suffer(state: Deep<State>, seat: Seat): Flow<Event> {
  const { team, active } = state.sides[seat]!;
  const one = team[0]!;
  const isHurting = one.status === 'burn' || one.status === 'poison' || one.status === 'toxic';
  if (isHurting && active.toxic >= 0) yield* emit({ type: 'ticked', seat, what: 'toxic' });
  if (one.status === 'sleep' && one.sleep <= 0) yield* emit({ type: 'cured', seat, status: 'sleep' });
  if (isHurting) {
    const times = active.toxic >= 0 ? active.toxic : 1;
    yield* hurt(state, seat, sixteenth(one) * times, one.status === 'burn' ? 'burn' : 'poison');
  }
  if (active.isSeeded) yield* sap(state, seat);
}

/** The seed takes as much as poison would, and gives all of it, even where there was less to take. */
function* sap(state: Deep<State>, seat: Seat): Flow<Event> {
  const { team, active } = state.sides[seat]!;
  if (state.sides[1 - seat]!.team[0]!.health === 0) return;
  if (active.toxic >= 0) yield* emit({ type: 'ticked', seat, what: 'toxic' });
  const amount = sixteenth(team[0]!) * (active.toxic >= 0 ? active.toxic : 1);
  yield* hurt(state, seat, amount, 'seed');
  yield* heal(state, 1 - seat, amount, 'seed', -1);
}
