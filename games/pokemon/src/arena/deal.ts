import type { Deep, Seat } from '@fermata/core';
import { pick, tell } from '../battle/words.ts';
import type { Move } from '../data/index.ts';
import { TWO_TO_FIVE } from '../gen1/attempt.ts';
import { type Blow, blowOf } from '../gen1/blow.ts';
import { rage } from '../gen1/rage.ts';
import { percentOf, type State } from '../state.ts';

/** What a move has done before its effects have their say. */
export interface Dealt {
  /** To the target or to its substitute, all hits together. */
  readonly damage: number;
  /** A substitute stood in the way. */
  readonly isShielded: boolean;
}

const NOTHING: Dealt = { damage: 0, isShielded: false };
/** For the first hit: the others do what it did. */
const FIRST = -1;

/** iii to v. Damage, hit by hit, until the target or its substitute falls; undefined if the move fails. */
export function deal(state: Deep<State>, seat: Seat, target: Seat, move: Move): Dealt | undefined {
  if (move.category === 'status' || target === seat) return NOTHING;
  const foe = state.sides[target]!; // there are two
  const count = move.hits === 5 ? pick(TWO_TO_FIVE, 'hits') : move.hits;
  const isShielded = foe.active.substitute > 0;
  let [damage, first, done] = [0, FIRST, 0];
  while (done < count && foe.team[0]!.health > 0 && foe.active.substitute > 0 === isShielded) {
    const blow = blowOf(state, seat, target, move, first);
    if (blow === undefined) {
      tell({ type: 'noEffect', seat, move: move.number, why: 'nothing' });
      return undefined;
    }
    damage += land(state, target, blow);
    first = blow.damage;
    done++;
  }
  if (count > 1) tell({ type: 'hits', seat, count: done });
  return { damage, isShielded };
}

/** One hit; returns how much it took away. */
function land(state: Deep<State>, seat: Seat, { damage, isCritical, effect }: Blow): number {
  const { active, team } = state.sides[seat]!;
  const { substitute } = active;
  if (substitute > 0) {
    const last = Math.min(damage, substitute);
    tell({ type: 'shielded', seat, amount: last, isBroken: last === substitute, last });
    return last;
  }
  const { health, maxHealth, species: who } = team[0]!; // somebody fights
  const amount = Math.min(damage, health);
  const left = percentOf(health - amount, maxHealth);
  tell({ type: 'damaged', seat, who, amount, by: 'move', isCritical, effect, left, last: amount });
  rage(state, seat);
  return amount;
}
