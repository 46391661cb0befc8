import { type Deep, draw, emit, type Flow, type Seat } from '@fermata/core';
import { MOVES, type Move, moveOf } from '../data/index.ts';
import type { Caller, Event } from '../events.ts';
import type { State } from '../state.ts';
import { attempt } from './attempt.ts';
import { hurtItself } from './hurt.ts';
import { rage } from './rage.ts';
import { residual } from './residual.ts';
import type { Plan } from './turn.ts';

/** What Metronome may call: everything but itself and Struggle. */
const CALLABLE = MOVES.filter(({ id, effect }) => effect !== 'metronome' && id !== 'struggle').map(({ id }) => id);

/** A move is used: by the one who selected it, or because another move has called it. */
export function* use(
  state: Deep<State>,
  seat: Seat,
  move: Move,
  isPaid: boolean,
  by: Caller,
  plans: readonly Plan[],
): Flow<Event> {
  const { id } = move;
  const target = move.isSelf ? seat : 1 - seat;
  if (move.effect === 'charge' && state.sides[seat]!.active.charging === '') {
    yield* emit({ type: 'charged', seat, move: id, by });
    yield* settle(state, seat, target);
    return;
  }
  yield* emit({ type: 'used', seat, move: id, isPaid, by });
  if (move.effect === 'metronome') {
    const called = yield* draw(CALLABLE, 'metronome');
    yield* call(state, seat, called, 'metronome', plans);
    return;
  }
  if (move.effect === 'mirror') {
    const { lastMove } = state.sides[1 - seat]!.active;
    if (lastMove !== '' && lastMove !== id) {
      yield* call(state, seat, lastMove, 'mirrormove', plans);
      return;
    }
    yield* emit({ type: 'noEffect', seat, move: id, why: 'noMove' });
  } else {
    const isDone = yield* attempt(state, seat, target, move, plans);
    if (target !== seat && (move.effect === 'explode' || move.effect === 'disable')) yield* rage(state, target);
    if (!isDone && move.effect === 'crash') yield* hurtItself(state, seat, 1, 'crash');
  }
  if (needsSettling(state, seat, target)) yield* settle(state, seat, target);
}

/** Most moves leave nothing behind. */
function needsSettling({ sides }: Deep<State>, seat: Seat, target: Seat): boolean {
  const { active, team } = sides[seat]!; // there are two, here and below
  if (active.trapping !== '' || active.mustRecharge || active.thrash !== '') return true;
  return (team[0]!.status !== '' || active.isSeeded) && sides[target]!.team[0]!.health > 0;
}

function* call(state: Deep<State>, seat: Seat, move: string, by: Caller, plans: readonly Plan[]): Flow<Event> {
  yield* emit({ type: 'selected', seat, move, slot: -1 });
  yield* use(state, seat, moveOf(move), false, by, plans);
}

/** After a move: holds go on or end, and the user suffers from what ails it, unless its target has fainted. */
function* settle(state: Deep<State>, seat: Seat, target: Seat): Flow<Event> {
  const { active } = state.sides[seat]!;
  const { health } = state.sides[target]!.team[0]!;
  if (active.trapping !== '') {
    if (health === 0) yield* emit({ type: 'ended', seat, what: 'trap' });
    else if (active.trapTurns !== 1 && state.sides[target]!.active.trapped !== 2)
      yield* emit({ type: 'started', seat: target, what: 'trapped', turns: 2, move: '', slot: -1 });
  }
  if (active.mustRecharge && health === 0) yield* emit({ type: 'ended', seat, what: 'recharge' });
  if (active.thrash !== '' && active.thrashTurns <= 0) yield* emit({ type: 'ended', seat, what: 'thrash' });
  if (health > 0) yield* residual(state, seat);
}
