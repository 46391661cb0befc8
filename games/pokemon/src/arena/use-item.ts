import type { Deep, Seat } from '@fermata/core';
import { stage } from '../battle/change-stages.ts';
import { heal } from '../battle/hurt.ts';
import { stageChange, statAt } from '../battle/stages.ts';
import { tell } from '../battle/words.ts';
import { type Ailment, ATTACK, SPEED, type Stat } from '../data/index.ts';
import { type Side, type State, whoAt } from '../state.ts';
import type { Item } from './items.ts';

/** True if the one that fights would be better off: nothing else is offered. */
export function isOfUse({ heals, cures, raises }: Item, { team, active }: Deep<Side>): boolean {
  const { health, maxHealth, status } = team[0]!; // somebody fights on each side, here and below
  if (heals > 0 && health < maxHealth) return true;
  return cures.includes(status) || (raises !== undefined && stageChange(active, raises, 1)?.isReal === true);
}

/** It is gone from the bag, and does what it can. */
export function useItem(state: Deep<State>, seat: Seat, { id, heals, cures, raises }: Item): void {
  tell({ type: 'itemUsed', seat, who: whoAt(state, seat), item: id });
  if (heals > 0) heal(state, seat, heals, 'item', -1);
  const { status } = state.sides[seat]!.team[0]!;
  if (status !== '' && cures.includes(status)) cure(state, seat, status);
  if (raises !== undefined) raise(state, seat, raises);
}

/** With what ailed it goes what that has done: the count of a growing poison, and the loss of speed or attack. */
function cure({ sides }: Deep<State>, seat: Seat, status: Ailment): void {
  const { active } = sides[seat]!;
  tell({ type: 'cured', seat, status });
  if (active.toxic >= 0) tell({ type: 'ended', seat, what: 'toxic' });
  const stat = status === 'paralysis' ? SPEED : status === 'burn' ? ATTACK : undefined;
  if (stat !== undefined) tell({ type: 'restored', seat, stat, value: statAt(active, stat) });
}

function raise(state: Deep<State>, seat: Seat, stat: Stat): void {
  const change = stageChange(state.sides[seat]!.active, stat, 1);
  if (change !== undefined) stage(state, seat, stat, change);
}
