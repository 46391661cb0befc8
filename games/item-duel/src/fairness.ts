import { lineUp, totalSpeed } from './queue.ts';
import type { Player, State } from './state.ts';

/**
 * Changes speeds, or who stands, and lines the turns up anew.
 *
 * A lag is a part of a turn, measured in the sum of all speeds. When the sum changes, lags change with it: else an old
 * debt would count for many turns of the new, shorter kind. What a fallen seat was ahead or behind is shared out so that
 * nobody gets further away: debts are cut from the top, advances from the bottom.
 *
 * So nobody is ever behind by more than 1/2 + 1/3 + 1/4 of a turn, nor ahead by more than 3/4. (Whoever has a turn was
 * behind by the average, 1/4 or more, so it is ahead by 3/4 at most. And the k seats that are furthest behind are so by
 * 1/(k+1) more, on average, than k+1 seats can be: all of them together are even.) These are less than two turns apart:
 * in as many turns as the sum of speeds everybody has as many as its speed says, give or take one.
 */
export function rebalanced(state: State, change: () => void): void {
  const before = totalSpeed(state);
  change();
  const after = totalSpeed(state);
  if (after !== before) rescale(standing(state), after / before);
  lineUp(state);
}

function rescale(players: readonly Player[], factor: number): void {
  for (const player of players) player.lag = Math.round(player.lag * factor) || 0; // never -0, which is no JSON
  let sum = players.reduce((total, { lag }) => total + lag, 0);
  for (; sum < 0; sum++) furthest(players, (a, b) => a < b).lag++;
  for (; sum > 0; sum--) furthest(players, (a, b) => a > b).lag--;
}

/** The first of those whose lag comes before all others. */
function furthest(players: readonly Player[], comesBefore: (a: number, b: number) => boolean): Player {
  return players.reduce((one, other) => (comesBefore(other.lag, one.lag) ? other : one));
}

function standing({ players, fallen }: State): readonly Player[] {
  return players.filter((_, seat) => !fallen.includes(seat));
}
