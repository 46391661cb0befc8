/** Health and substitutes. */
import type { EventOf } from '@fermata/core';
import type { Event } from '../events.ts';
import type { State } from '../state.ts';
import { changeableAt } from './changeable.ts';

/** What missed leaves nothing to counter. */
export function missed(state: State, { why }: EventOf<Event, 'missed'>): void {
  if (why === 'missed') state.lastDamage = 0;
}

/** Health is lost. */
export function damaged(state: State, { seat, amount, last }: EventOf<Event, 'damaged'>): void {
  const one = state.sides[seat].team[0];
  one.health = Math.max(one.health - amount, 0);
  if (last >= 0) state.lastDamage = last;
}

/** A substitute takes it, and may break. */
export function shielded(state: State, { seat, amount, isBroken, last }: EventOf<Event, 'shielded'>): void {
  const side = state.sides[seat];
  const { active, team, exposed } = side;
  active.substitute = isBroken ? 0 : active.substitute - amount;
  if (isBroken && !exposed.includes(team[0].id)) side.exposed = [...exposed, team[0].id];
  state.lastDamage = last;
}

/** That a substitute was broken does not matter any more. */
export function forgotten({ sides }: State, { seat }: EventOf<Event, 'forgotten'>): void {
  const side = sides[seat];
  side.exposed = side.exposed.filter((id) => id !== side.team[0].id);
}

/** Health is regained. */
export function healed(state: State, { seat, amount, last, at = 0 }: EventOf<Event, 'healed'>): void {
  const one = changeableAt(state.sides[seat], at);
  one.health = Math.min(one.health + amount, one.maxHealth);
  if (last >= 0) state.lastDamage = last;
}

/** One that had fainted stands again, and nothing ails it. */
export function revived({ sides }: State, { seat, at, amount }: EventOf<Event, 'revived'>): void {
  const one = changeableAt(sides[seat], at);
  one.health = amount;
  one.status = '';
  one.sleep = 0;
}
