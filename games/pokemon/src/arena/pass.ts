import { type Deep, emit, type Flow, type Seat } from '@fermata/core';
import { NO_MOVE } from '../data/index.ts';
import type { Event } from '../events.ts';
import { residual } from '../gen1/residual.ts';
import { confuse } from '../gen1/start.ts';
import type { State } from '../state.ts';

/** Step 4, for one of the two: what it suffers at the end of a turn; then whatever lasts for turns has one less. */
export function* pass(state: Deep<State>, seat: Seat): Flow<Event> {
  const one = state.sides[seat]!.team[0]!; // there are two, and somebody fights
  if (one.health === 0) return;
  yield* residual(state, seat);
  if (one.health > 0) yield* countDown(state, seat);
}

/** Flinches and holds are counted when the turn has ended, sleep whenever somebody would have acted. */
function* countDown({ sides }: Deep<State>, seat: Seat): Flow<Event> {
  const { active } = sides[seat]!;
  if (active.disabled >= 0) yield* emit({ type: 'ticked', seat, what: 'disable' });
  if (active.bide > 0) yield* emit({ type: 'ticked', seat, what: 'bide' });
  if (active.confusion > 0) {
    yield* emit({ type: 'ticked', seat, what: 'confusion' });
    if (active.confusion === 0) yield* emit({ type: 'ended', seat, what: 'confusion' });
  }
  if (active.thrash !== NO_MOVE) {
    yield* emit({ type: 'ticked', seat, what: 'thrash' });
    if (active.thrashTurns > 0) return;
    yield* emit({ type: 'ended', seat, what: 'thrash' });
    if (active.confusion === 0) yield* confuse(seat);
  }
}
