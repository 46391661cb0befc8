import type { DeepReadonly } from '@fermata/core';
import { ATTACK, DEFENCE, effectOn, type Move, SPECIAL, SPEED, speciesOf } from '../data/index.ts';
import type { Active, Pokemon, Side } from '../state.ts';

/** How often a move does more damage, in 256: the faster the species, the more often. */
export function criticalChance({ species }: Pick<Pokemon, 'species'>, isFocused: boolean, isHigh: boolean): number {
  const half = Math.floor(speciesOf(species).base[SPEED] / 2);
  const rate = isFocused ? Math.floor(half / 2) : Math.min(Math.max(half * 2, 1), 255);
  return isHigh ? Math.min(Math.max(rate * 4, 1), 255) : Math.floor(rate / 2);
}

/** The damage of a move before the last roll, by the book: every step is rounded down. */
export function baseDamage(
  move: Move,
  user: DeepReadonly<Side>,
  target: DeepReadonly<Side>,
  isCritical: boolean,
): number {
  const one = user.team[0];
  const isPhysical = move.category === 'physical';
  // A critical hit looks through stages, screens and forms.
  let attack = (isCritical ? one : user.active).stats[isPhysical ? ATTACK : SPECIAL];
  let defence = isCritical ? target.team[0].stats[isPhysical ? DEFENCE : SPECIAL] : screened(target.active, isPhysical);
  if (attack >= 256 || defence >= 256) {
    // They have to fit into a byte; what does not rolls over.
    attack = Math.max(Math.floor(attack / 4) % 256, 1);
    defence = Math.max(Math.floor(defence / 4) % 256, 1);
  }
  if (move.effect === 'explode' && isPhysical) defence = Math.max(Math.floor(defence / 2), 1);
  const level = isCritical ? one.level * 2 : one.level;
  const raw = Math.floor(((Math.floor((level * 2) / 5) + 2) * move.power * attack) / defence);
  const damage = Math.min(Math.floor(raw / 50), 997) + 2;
  return byTypes(damage, move.type, user.active.types, target.active.types);
}

/** What counts against a blow: twice as much behind a screen. */
function screened({ stats, hasReflect, hasLightScreen }: DeepReadonly<Active>, isPhysical: boolean): number {
  return isPhysical ? stats[DEFENCE] * (hasReflect ? 2 : 1) : stats[SPECIAL] * (hasLightScreen ? 2 : 1);
}

/** Half as much again for a move of one's own type; then each type of the target has its say. */
function byTypes(damage: number, type: number, own: readonly number[], target: readonly number[]): number {
  let left = damage;
  if (own.includes(type)) left += Math.floor(left / 2);
  for (const other of target) {
    const effect = effectOn(type, other);
    if (effect === 2) left *= 2;
    else if (effect === 0.5) left = Math.floor(left / 2);
  }
  return left;
}

/** How well a type does against all the types of a target. */
export function effectiveness(type: number, target: readonly number[]): number {
  let effect = 1;
  for (const other of target) effect *= effectOn(type, other);
  return effect;
}

/** The last roll. */
export function rolled(damage: number, roll: number): number {
  return Math.floor((damage * roll) / 255);
}

/** What a confused Pokémon does to itself. */
export function confusionDamage({ team, active }: DeepReadonly<Side>): number {
  const { level } = team[0];
  const power = (Math.floor((2 * level) / 5) + 2) * active.stats[ATTACK] * 40;
  return Math.floor(Math.floor(power / active.stats[DEFENCE]) / 50) + 2;
}
