import type { DeepReadonly, Outcome, Seat } from '@fermata/core';
import type { State } from './state.ts';

/**
 * When one seat is left, nobody plays any more, or the turns are used up. Those still standing rank by health, and where
 * that is equal and resting costs something, by how seldom they have rested; the others behind them: who fell later is ahead.
 */
export function outcome(state: DeepReadonly<State>): Outcome | undefined {
  const { players, isOver, turnsLeft } = state;
  if (!isOver && turnsLeft > 0) return undefined;
  return players.map(({ health }, seat) => ({
    rank: 1 + players.filter((_, other) => isAhead(state, other, seat)).length,
    score: health,
  }));
}

function isAhead({ players, fallen, pace }: DeepReadonly<State>, one: Seat, other: Seat): boolean {
  const strengthOf = (seat: Seat) =>
    fallen.includes(seat) ? fallen.indexOf(seat) - players.length : players[seat]!.health; // at the table
  const [mine, theirs] = [strengthOf(one), strengthOf(other)];
  if (mine !== theirs) return mine > theirs;
  return pace !== undefined && pace.fatigue > 0 && pace.rests[one]! < pace.rests[other]!; // one for each
}
