import { TIE, type Winner } from '../state.ts';

/** Whoever has nobody left who can fight has lost. */
export function verdictOf(winner: Winner): string | undefined {
  if (winner === null) return undefined;
  return winner === TIE ? 'Neither side can win any more.' : `Seat ${1 - winner} has nobody left who can fight.`;
}
