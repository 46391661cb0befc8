import type { Seat, SecretValue } from '@fermata/core';
import { NO_MOVE } from '../data/index.ts';
import type { Side, State } from '../state.ts';

/**
 * How long something will last was drawn when it began, and nobody knows: not even whose Pokémon it is. That it lasts is
 * shown as 1. The damage of a hold would give away exactly how much a foe has lost.
 */
export function futureOf({ team, active, resting }: Side, seat: Seat): SecretValue<State>[] {
  const hidden: SecretValue<State>[] = [];
  const hide = (path: (string | number)[], most: number) =>
    hidden.push({
      path: ['sides', seat, ...path],
      seenBy: [],
      show: (value) => (value === null ? null : 1), // a foe is not shown as much
      guess: (_view, oracle) => 1 + oracle.int(most, 'guess'),
    });
  for (const [at, { id, status, health }] of team.entries())
    if (status === 'sleep' && health > 0 && !resting.includes(id)) hide(['team', at, 'sleep'], 7);
  if (active.confusion > 0) hide(['active', 'confusion'], 5);
  if (active.disabled >= 0) hide(['active', 'disabledTurns'], 8);
  if (active.thrash !== NO_MOVE) hide(['active', 'thrashTurns'], 3);
  if (active.bide > 0) hide(['active', 'bide'], 3);
  if (active.trapping !== NO_MOVE) {
    hide(['active', 'trapTurns'], 4);
    hide(['active', 'trapDamage'], 30);
  }
  return hidden;
}
