import type { DeepReadonly } from '@fermata/core';
import { type Ailment, type Move, POISON, type Status } from '../data/index.ts';
import type { WhyBlocked } from '../events.ts';
import type { Active, Side } from '../state.ts';
import type { Attack } from './attack.ts';
import { emitNow } from './emit-now.ts';
import { cancelRecharge, lengthOf } from './start.ts';

/** Gives a status to whoever has none; or sleep to whoever recharges, whatever it has. */
export function afflict({ state, seat, target, move }: Attack, status: Ailment, isSecondary: boolean): void {
  const { team } = state.sides[target];
  const why = whyStatusBlocked(state.sides[target], status);
  if (why !== undefined) {
    // A secondary effect is not announced where types rule it out: the blow itself has had its effect.
    if (!isSecondary || why !== 'immune') emitNow({ type: 'noEffect', seat, move: move.number, why });
    return;
  }
  const turns = status === 'sleep' ? 1 + lengthOf(7, 'sleepTurns') : 0;
  emitNow({ type: 'afflicted', seat: target, who: team[0].species, status, turns, isRest: false });
  if (status === 'sleep') cancelRecharge(state, target);
}

/** Poison does nothing to poison types; and nobody may have two of a foe's Pokémon asleep, or frozen. */
export function whyStatusBlocked(
  { active, team, resting }: DeepReadonly<Side>,
  status: Ailment,
): WhyBlocked | undefined {
  const one = team[0];
  if (one.status !== '' && !(status === 'sleep' && active.mustRecharge)) return 'already';
  if (one.health === 0 || one.status === status) return 'already';
  if (status === 'poison' || status === 'toxic') return active.types.includes(POISON) ? 'immune' : undefined;
  if (status === 'sleep' && team.some((it) => it.health > 0 && it.status === 'sleep' && !resting.includes(it.id)))
    return 'clause';
  if (status === 'freeze' && team.some((it) => it.status === 'freeze')) return 'clause';
  return undefined;
}

/** Whoever has the type of a move is not paralysed, burnt or frozen by its secondary effect. */
export function isImmuneByType({ types }: DeepReadonly<Active>, { type }: Move, status: Status): boolean {
  return (status === 'paralysis' || status === 'burn' || status === 'freeze') && types.includes(type);
}
