import type { DeepReadonly, Outcome } from '@fermata/core';
import type { State } from './state.ts';

/**
 * When one seat is left, or the turns are used up. Those still standing rank by health, the others behind them: who fell
 * later is ahead.
 */
export function outcome({ players, fallen, isOver, turnsLeft }: DeepReadonly<State>): Outcome | undefined {
  if (!isOver && turnsLeft > 0) return undefined;
  const strength = players.map(({ health }, seat) =>
    fallen.includes(seat) ? fallen.indexOf(seat) - players.length : health,
  );
  return strength.map((own, seat) => ({
    rank: 1 + strength.filter((other) => other > own).length,
    score: players[seat]!.health, // one for each
  }));
}
