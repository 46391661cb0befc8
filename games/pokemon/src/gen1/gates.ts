import type { Deep, Seat } from '@fermata/core';
import { confusionDamage } from '../battle/damage.ts';
import { happens, tell } from '../battle/words.ts';
import { MOVES, NO_MOVE } from '../data/index.ts';
import type { Failure } from '../events.ts';
import { type State, whoAt } from '../state.ts';
import { hurtItself } from './hurt.ts';
import { unleash } from './unleash.ts';

export const BIDE = MOVES.find(({ effect }) => effect === 'bide')!.number; // it is in the table

/** True if nothing could keep it from acting: the usual case, in which nothing has to be asked. */
export function isFree({ sides }: Deep<State>, seat: Seat): boolean {
  const { team, active } = sides[seat]!; // there are two, here and below
  const { status } = team[0]!;
  return (
    (status === '' || status === 'poison' || status === 'burn' || status === 'toxic') &&
    active.trapped === 0 &&
    !active.hasFlinched &&
    !active.mustRecharge &&
    active.disabled < 0 &&
    active.confusion === 0 &&
    active.bide === 0 &&
    active.trapping === NO_MOVE
  );
}

/** Asks what may keep a Pokémon from acting, in this order. */
export function canAct(state: Deep<State>, seat: Seat, move: number, target: Seat): boolean {
  const { team, active } = state.sides[seat]!;
  const one = team[0]!;
  const hindrance = plainHindrance(state, seat);
  if (hindrance !== undefined) return fail(state, seat, hindrance, move);
  if (active.disabled >= 0) {
    tell({ type: 'ticked', seat, what: 'disable' });
    const about = active.bide > 0 ? BIDE : move;
    if (active.disabled >= 0 && about === active.disabledMove) return fail(state, seat, 'disabled', about);
  }
  if (active.confusion > 0) {
    tell({ type: 'ticked', seat, what: 'confusion' });
    if (active.confusion > 0 && !happens(128, 256, 'confusion')) {
      hurtItself(state, seat, confusionDamage(state.sides[seat]!), 'confusion');
      return fail(state, seat, 'confused', move);
    }
  }
  if (one.status === 'paralysis' && happens(63, 256, 'paralysis')) return fail(state, seat, 'paralysed', move);
  if (active.bide > 0) return bide(state, seat);
  const isHoldLost = target === seat || state.sides[1 - seat]!.team[0]!.id !== active.trapTarget;
  if (active.trapping !== NO_MOVE && isHoldLost) tell({ type: 'ended', seat, what: 'trap' });
  return true;
}

function plainHindrance({ sides }: Deep<State>, seat: Seat): Failure | undefined {
  const { team, active } = sides[seat]!;
  if (team[0]!.status === 'freeze') return 'frozen';
  if (team[0]!.status === 'sleep') return 'asleep';
  if (active.trapped > 0) return 'trapped';
  if (active.hasFlinched) return 'flinched';
  return active.mustRecharge ? 'recharging' : undefined;
}

function fail(state: Deep<State>, seat: Seat, why: Failure, move: number): false {
  tell({ type: 'failed', seat, who: whoAt(state, seat), why, move });
  return false;
}

/** It bears what comes, and in the end gives it back twofold. */
export function bide(state: Deep<State>, seat: Seat): false {
  tell({ type: 'ticked', seat, what: 'bide' });
  const { bide: left, bideDamage } = state.sides[seat]!.active;
  if (left > 0) return fail(state, seat, 'biding', BIDE);
  if (bideDamage === 0) tell({ type: 'noEffect', seat, move: BIDE, why: 'nothingStored' });
  else unleash(state, seat, bideDamage * 2);
  tell({ type: 'ended', seat, what: 'bide' });
  return false;
}
