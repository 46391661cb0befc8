import type { Deep, Seat } from '@fermata/core';
import { findMove } from '../data/index.ts';
import { paysFor } from '../gen1/act.ts';
import { bide } from '../gen1/gates.ts';
import type { State } from '../state.ts';
import { lacksTarget, whyStatusStops, whyVolatileStops } from './checks.ts';
import { execute } from './execute.ts';
import { fail } from './fail.ts';
import type { Plan } from './plan.ts';

/** Step 3, for a move: three checks, then the move itself. */
export function act(state: Deep<State>, seat: Seat, plans: readonly Plan[]): void {
  const { move: number } = plans[seat]!; // one for each seat
  const stops = whyStatusStops(state, seat) ?? whyVolatileStops(state, seat, number);
  if (stops !== undefined) {
    fail(state, seat, stops, number);
    return;
  }
  const move = findMove(number)!; // whoever could not choose one has been stopped
  if (lacksTarget(state, seat, move)) fail(state, seat, 'noTarget', number);
  else if (state.sides[seat]!.active.bide > 0) bide(state, seat);
  else execute(state, seat, move, paysFor(state, seat, move), '', plans);
}
