import { chance, type Deep, draw, emit, type Flow, type Seat } from '@fermata/core';
import { staged } from '../battle/stages.ts';
import { ACCURACY, EVASION, type Move, moveOf, NO_MOVE } from '../data/index.ts';
import type { Caller, Event } from '../events.ts';
import { inVain, SWIFT } from '../gen1/attempt.ts';
import { hurt, hurtItself } from '../gen1/hurt.ts';
import { CALLABLE } from '../gen1/use.ts';
import { type State, whoAt } from '../state.ts';

import { applyEffects } from './apply-effects.ts';
import { isHeld, lacksTarget } from './checks.ts';
import { SURE_HIT } from './constants.ts';
import { deal } from './deal.ts';
import { fail } from './fail.ts';
import type { Plan } from './plan.ts';

/** Step 3d: a move is used, by the one who selected it or because another move has called it. */
export function* execute(
  state: Deep<State>,
  seat: Seat,
  move: Move,
  isPaid: boolean,
  by: Caller,
  plans: readonly Plan[],
): Flow<Event> {
  const { number, effect } = move;
  const who = whoAt(state, seat);
  if ((effect === 'charge' || effect === 'hide') && state.sides[seat]!.active.charging === NO_MOVE) {
    yield* emit({ type: 'charged', seat, who, move: number, by }); // there are two sides, here and below
    return;
  }
  // i.
  yield* emit({ type: 'used', seat, who, move: number, isPaid, by });
  if (effect === 'metronome') yield* call(state, seat, yield* draw(CALLABLE, 'metronome'), effect, plans);
  else if (effect === 'mirror') yield* mirror(state, seat, number, plans);
  else {
    const isDone = yield* attempt(state, seat, move, plans);
    if (effect === 'explode') yield* hurt(state, seat, state.sides[seat]!.team[0]!.health, 'explosion');
    if (effect === 'crash' && !isDone) yield* hurtItself(state, seat, 1, 'crash');
  }
}

/** What is called needs a target of its own. */
function* call(state: Deep<State>, seat: Seat, number: number, by: Caller, plans: readonly Plan[]): Flow<Event> {
  const move = moveOf(number);
  yield* emit({ type: 'selected', seat, move: number, slot: -1 });
  if (lacksTarget(state, seat, move)) yield* fail(state, seat, 'noTarget', number);
  else yield* execute(state, seat, move, false, by, plans);
}

function* mirror(state: Deep<State>, seat: Seat, own: number, plans: readonly Plan[]): Flow<Event> {
  const { lastMove } = state.sides[1 - seat]!.active;
  if (lastMove !== NO_MOVE && lastMove !== own) yield* call(state, seat, lastMove, 'mirror', plans);
  else yield* emit({ type: 'noEffect', seat, move: own, why: 'noMove' });
}

/** ii to vi. False if the move missed or could do nothing. */
function* attempt(state: Deep<State>, seat: Seat, move: Move, plans: readonly Plan[]): Flow<Event, boolean> {
  const target = move.isSelf ? seat : 1 - seat;
  if (!(yield* hits(state, seat, target, move))) return false;
  const vain = inVain(state, seat, target, move);
  if (vain !== undefined) {
    yield* emit({ type: 'noEffect', seat, move: move.number, why: vain });
    return false;
  }
  const dealt = yield* deal(state, seat, target, move);
  if (dealt === undefined) return false;
  yield* applyEffects(state, seat, target, move, plans, dealt);
  return true;
}

/** ii. The accuracy check. */
function* hits(state: Deep<State>, seat: Seat, target: Seat, move: Move): Flow<Event, boolean> {
  if (target === seat) return true;
  const [own, foe] = [state.sides[seat]!.active, state.sides[target]!.active];
  if (foe.isInvulnerable && move !== SWIFT && move.effect !== 'transform') {
    yield* emit({ type: 'missed', seat, move: move.number, why: 'invulnerable' });
    return false;
  }
  if (move.accuracy === 0 || isHeld(state, target)) return true;
  const plain = Math.floor((move.accuracy * SURE_HIT) / 100);
  const accuracy = staged(staged(plain, own.stages[ACCURACY]!), -foe.stages[EVASION]!); // one for each stat
  const isHit = yield* chance(Math.max(accuracy, 1), 256, 'hit');
  if (!isHit) yield* emit({ type: 'missed', seat, move: move.number, why: 'missed' });
  return isHit;
}
