import type { DeepReadonly } from '@fermata/core';
import { stage } from '../battle/change-stages.ts';
import { emitNow } from '../battle/emit-now.ts';
import { stageChange, statAt } from '../battle/stages.ts';
import { ATTACK, SPEED, type Stat } from '../data/index.ts';
import type { BattleSeat } from '../seats.ts';
import { memberAt, moveIn, percentOf, type State } from '../state.ts';
import { lackOf, type Use } from './uses.ts';

/** It is gone from the bag, and does what it can, for the one that fights or for another one of the team. */
export function useItem(state: DeepReadonly<State>, seat: BattleSeat, { item, at, slot }: Use): void {
  const one = memberAt(state.sides[seat], at);
  emitNow({ type: 'itemUsed', seat, who: one.species, item: item.id, at });
  if (item.revives > 0) revive(state, seat, at, item.revives);
  if (item.heals > 0) mend(state, seat, at, item.heals);
  if (item.cures.includes(one.status)) cure(state, seat, at);
  if (item.points > 0)
    for (const each of one.moves.keys()) if (slot < 0 || each === slot) refill(state, seat, at, each, item.points);
  if (item.raises !== undefined) raise(state, seat, item.raises);
}

/** So many parts of its health, rounded down, but at least 1. */
function revive({ sides }: DeepReadonly<State>, seat: BattleSeat, at: number, part: number): void {
  const { maxHealth, species: who } = memberAt(sides[seat], at);
  const amount = Math.max(Math.floor(maxHealth * part), 1);
  emitNow({ type: 'revived', seat, who, at, amount, left: percentOf(amount, maxHealth) });
}

function mend({ sides }: DeepReadonly<State>, seat: BattleSeat, at: number, heals: number): void {
  const { health, maxHealth } = memberAt(sides[seat], at);
  const amount = Math.min(heals, maxHealth - health);
  const left = percentOf(health + amount, maxHealth);
  if (amount > 0) emitNow({ type: 'healed', seat, amount, by: 'item', left, last: -1, at });
}

/** With what ailed the one that fights goes what that has done: the count of a growing poison, the loss of speed or attack. */
function cure({ sides }: DeepReadonly<State>, seat: BattleSeat, at: number): void {
  const { active } = sides[seat];
  const { status } = memberAt(sides[seat], at);
  if (status === '') return;
  emitNow({ type: 'cured', seat, status, at });
  if (at > 0) return;
  if (active.toxic >= 0) emitNow({ type: 'ended', seat, what: 'toxic' });
  const stat = status === 'paralysis' ? SPEED : status === 'burn' ? ATTACK : undefined;
  if (stat !== undefined) emitNow({ type: 'restored', seat, stat, value: statAt(active, stat) });
}

function refill({ sides }: DeepReadonly<State>, seat: BattleSeat, at: number, slot: number, most: number): void {
  const one = memberAt(sides[seat], at);
  const points = Math.min(lackOf(one, slot), most);
  if (points > 0) emitNow({ type: 'refilled', seat, who: one.species, at, slot, move: moveIn(one, slot), points });
}

function raise(state: DeepReadonly<State>, seat: BattleSeat, stat: Stat): void {
  const change = stageChange(state.sides[seat].active, stat, 1);
  if (change !== undefined) stage(state, seat, stat, change);
}
