import { chanceNow, type DeepReadonly } from '@fermata/core';
import { bide } from '../battle/bide.ts';
import { actsConfused, hurtConfused } from '../battle/confusion.ts';
import { countDown } from '../battle/count-down.ts';
import { emitNow } from '../battle/emit-now.ts';
import { BIDE } from '../battle/under-way.ts';
import { NO_MOVE } from '../data/index.ts';
import type { Failure } from '../events.ts';
import { type BattleSeat, foeOf } from '../seats.ts';
import { fighterOf, type State, whoAt } from '../state.ts';

/** Asks what may keep a Pokémon from acting, in this order. */
export function canAct(state: DeepReadonly<State>, seat: BattleSeat, move: number, target: BattleSeat): boolean {
  const { team, active } = state.sides[seat];
  const one = team[0];
  const hindrance = plainHindrance(state, seat);
  if (hindrance !== undefined) return fail(state, seat, hindrance, move);
  if (active.disabled >= 0) {
    countDown(state, seat, 'disable');
    const about = active.bide > 0 ? BIDE : move;
    if (active.disabled >= 0 && about === active.disabledMove) return fail(state, seat, 'disabled', about);
  }
  if (active.confusion > 0) {
    countDown(state, seat, 'confusion');
    if (active.confusion > 0 && !actsConfused()) {
      fail(state, seat, 'confused', move);
      hurtConfused(state, seat);
      return false;
    }
  }
  if (one.status === 'paralysis' && chanceNow(63, 256, 'paralysis')) return fail(state, seat, 'paralysed', move);
  if (active.bide > 0) {
    bide(state, seat);
    return false;
  }
  const isHoldLost = target === seat || fighterOf(state, foeOf(seat)).id !== active.trapTarget;
  if (active.trapping !== NO_MOVE && isHoldLost) emitNow({ type: 'ended', seat, what: 'trap' });
  return true;
}

function plainHindrance({ sides }: DeepReadonly<State>, seat: BattleSeat): Failure | undefined {
  const { team, active } = sides[seat];
  if (team[0].status === 'freeze') return 'frozen';
  if (team[0].status === 'sleep') return 'asleep';
  if (active.trapped > 0) return 'trapped';
  if (active.hasFlinched) return 'flinched';
  return active.mustRecharge ? 'recharging' : undefined;
}

function fail(state: DeepReadonly<State>, seat: BattleSeat, why: Failure, move: number): false {
  emitNow({ type: 'failed', seat, who: whoAt(state, seat), why, move });
  return false;
}
