import type { Seat, SecretValue } from '@fermata/core';
import { turnsLeft } from '../battle/holds.ts';
import { NO_MOVE } from '../data/index.ts';
import type { Side, State } from '../state.ts';
import { oneOf } from './one-of.ts';

/**
 * How long something will last was drawn when it began, and nobody knows: not even whose Pokémon it is. That it lasts is
 * shown as 1. The damage of a hold would give away exactly how much a foe has lost.
 */
export function futureOf({ team, active, resting }: Side, seat: Seat): SecretValue<State>[] {
  const hidden: SecretValue<State>[] = [];
  const hide = (path: (string | number)[], possible: readonly number[]) =>
    hidden.push({
      path: ['sides', seat, ...path],
      seenBy: [],
      show: (value) => (value === null ? null : 1), // a foe is not shown as much
      guess: (_view, oracle) => oneOf(possible, 'guess', oracle),
    });
  for (const [at, { id, status, health }] of team.entries())
    if (status === 'sleep' && health > 0 && !resting.includes(id)) hide(['team', at, 'sleep'], SLEEP);
  if (active.confusion > 0) hide(['active', 'confusion'], CONFUSION);
  if (active.disabled >= 0) hide(['active', 'disabledTurns'], DISABLE);
  if (active.thrash !== NO_MOVE) hide(['active', 'thrashTurns'], THRASH);
  if (active.bide > 0) hide(['active', 'bide'], BIDE);
  if (active.trapping !== NO_MOVE) {
    hide(['active', 'trapTurns'], turnsLeft(active.trapRenewals));
    hide(['active', 'trapDamage'], USUAL_DAMAGE);
  }
  return hidden;
}

const SLEEP = upTo(7);
const CONFUSION = upTo(5);
const DISABLE = upTo(8);
const THRASH = upTo(3);
const BIDE = upTo(3);
const USUAL_DAMAGE = upTo(30);

function upTo(most: number): readonly number[] {
  return Array.from({ length: most }, (_, at) => 1 + at);
}
