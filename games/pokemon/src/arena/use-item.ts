import { type Deep, emit, type Flow, type Seat } from '@fermata/core';
import { stageChange, statAt } from '../battle/stages.ts';
import { ATTACK, SPEED, type Stat } from '../data/index.ts';
import type { Event } from '../events.ts';
import { heal } from '../gen1/hurt.ts';
import { type Side, type State, whoAt } from '../state.ts';
import type { Item } from './items.ts';

/** True if the one that fights would be better off: nothing else is offered. */
export function isOfUse({ heals, cures, raises }: Item, { team, active }: Deep<Side>): boolean {
  const { health, maxHealth, status } = team[0]!; // somebody fights on each side, here and below
  if (heals > 0 && health < maxHealth) return true;
  return cures.includes(status) || (raises !== undefined && stageChange(active, raises, 1)?.isReal === true);
}

/** It is gone from the bag, and does what it can. */
export function* useItem(state: Deep<State>, seat: Seat, { id, heals, cures, raises }: Item): Flow<Event> {
  yield* emit({ type: 'itemUsed', seat, who: whoAt(state, seat), item: id });
  if (heals > 0) yield* heal(state, seat, heals, 'item', -1);
  if (cures.includes(state.sides[seat]!.team[0]!.status)) yield* cure(state, seat);
  if (raises !== undefined) yield* raise(state, seat, raises);
}

/** With what ailed it goes what that has done: the count of a growing poison, and the loss of speed or attack. */
function* cure({ sides }: Deep<State>, seat: Seat): Flow<Event> {
  const { team, active } = sides[seat]!;
  const { status } = team[0]!;
  yield* emit({ type: 'cured', seat, status });
  if (active.toxic >= 0) yield* emit({ type: 'ended', seat, what: 'toxic' });
  const stat = status === 'paralysis' ? SPEED : status === 'burn' ? ATTACK : undefined;
  if (stat !== undefined) yield* emit({ type: 'restored', seat, stat, value: statAt(active, stat) });
}

function* raise({ sides }: Deep<State>, seat: Seat, stat: Stat): Flow<Event> {
  const change = stageChange(sides[seat]!.active, stat, 1);
  if (change !== undefined)
    yield* emit({ type: 'staged', seat, stat, by: 1, stage: change.stage, value: change.value });
}
