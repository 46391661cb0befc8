import type { State } from '../state.ts';

/** Who stands last wins; else who is healthiest, once the turns are used up or an item ends the duel. */
export function verdict({ players, fallen, turnsLeft }: State): string {
  if (players.length - fallen.length === 1) return 'Nobody else is left standing.';
  return `${turnsLeft === 0 ? 'All turns are played' : 'An item has ended the duel'}: who is healthiest wins.`;
}
