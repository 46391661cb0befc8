import { type DeepReadonly, drawNow } from '@fermata/core';
import type { Attack } from '../battle/attack.ts';
import { type DamageRoll, rollDamage } from '../battle/damage-roll.ts';
import { emitNow } from '../battle/emit-now.ts';
import { isExposed } from '../battle/exposed.ts';
import { rage } from '../battle/rage.ts';
import { shield } from '../battle/shield.ts';
import { TWO_TO_FIVE } from '../battle/start.ts';
import type { Move } from '../data/index.ts';
import type { BattleSeat } from '../seats.ts';
import { fighterOf, percentOf, type State } from '../state.ts';

/** What a move has done before its effects have their say. */
export interface Dealt {
  /** To the target or to its substitute, all hits together. */
  readonly damage: number;
  /** A substitute stood in the way. */
  readonly isShielded: boolean;
  /** It stands no longer. */
  readonly isBroken: boolean;
}

const NOTHING: Dealt = { damage: 0, isShielded: false, isBroken: false };
/** For the first hit: the others do what it did. */
const FIRST = -1;

/** iii to v. Damage, hit by hit, until the target or its substitute falls; undefined if the move fails. */
export function deal(attack: Attack): Dealt | undefined {
  const { state, seat, target, move } = attack;
  if (move.category === 'status' || target === seat) return NOTHING;
  const foe = state.sides[target];
  const count = move.hits === 5 ? drawNow(TWO_TO_FIVE, 'hits') : move.hits;
  const isShielded = foe.active.substitute > 0;
  let [damage, first, done, isBroken] = [0, FIRST, 0, false];
  do {
    const roll = rollDamage(attack, first);
    if (roll === undefined) {
      emitNow({ type: 'noEffect', seat, move: move.number, why: 'nothing' });
      return undefined;
    }
    if (isShielded) isBroken = shield(state, target, roll.damage, roll);
    damage += isShielded ? roll.damage : hitOnce(state, target, move, roll);
    first = roll.damage;
    done++;
  } while (done < count && foe.team[0].health > 0 && !isExposed(foe));
  if (count > 1) emitNow({ type: 'hits', seat, count: done });
  return { damage, isShielded, isBroken };
}

/** One hit; returns how much it took away. Whoever rages is roused by it, but by an explosion only once it is over. */
function hitOnce(
  state: DeepReadonly<State>,
  seat: BattleSeat,
  move: Move,
  { damage, isCritical, effect }: DamageRoll,
): number {
  const { health, maxHealth, species: who } = fighterOf(state, seat);
  const amount = Math.min(damage, health);
  const left = percentOf(health - amount, maxHealth);
  emitNow({ type: 'damaged', seat, who, amount, by: 'move', isCritical, effect, left, last: amount });
  if (move.effect !== 'explode') rage(state, seat);
  return amount;
}
