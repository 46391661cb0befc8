import type { Deep, Seat } from '@fermata/core';
import { tell } from '../battle/words.ts';
import { POISON, type Status } from '../data/index.ts';
import type { Vain } from '../events.ts';
import type { Side, State } from '../state.ts';
import { lengthOf } from './start.ts';

/** Gives a status to whoever has none; or sleep to whoever recharges, whatever it has. */
export function afflict(
  state: Deep<State>,
  seat: Seat,
  target: Seat,
  move: number,
  status: Status,
  isBesides: boolean,
): void {
  const { active, team } = state.sides[target]!; // there are two
  const isCaughtOut = status === 'sleep' && active.mustRecharge;
  const why = whySpared(state.sides[target]!, status);
  if (why !== undefined) {
    if (!isBesides) tell({ type: 'noEffect', seat, move, why });
    return;
  }
  const turns = status === 'sleep' ? 1 + lengthOf(7, 'sleepTurns') : 0;
  tell({ type: 'afflicted', seat: target, who: team[0]!.species, status, turns, isRest: false });
  if (isCaughtOut) tell({ type: 'ended', seat: target, what: 'recharge' });
}

/** Poison does nothing to poison types; and nobody may have two of a foe's Pokémon asleep, or frozen. */
export function whySpared({ active, team, resting }: Deep<Side>, status: Status): Vain | undefined {
  const one = team[0]!;
  if (one.status !== '' && !(status === 'sleep' && active.mustRecharge)) return 'already';
  if (one.health === 0 || one.status === status) return 'already';
  if (status === 'poison' || status === 'toxic') return active.types.includes(POISON) ? 'immune' : undefined;
  if (status === 'sleep' && team.some((it) => it.health > 0 && it.status === 'sleep' && !resting.includes(it.id)))
    return 'clause';
  if (status === 'freeze' && team.some((it) => it.status === 'freeze')) return 'clause';
  return undefined;
}
