import type { Seat } from '@fermata/core';
import type { State, Turn } from './state.ts';

/** Turns that are shown ahead, where so many are left. */
export const AHEAD = 10;

/** Nobody is slower than this: everybody has a turn sooner or later. */
export const SPEED_MIN = 1;

/**
 * How far a seat is behind its fair share of turns, and how many it has had. The sum of all speeds stands for one turn: a
 * seat whose lag is as much is a whole turn behind, and the lags of all who stand add up to 0.
 */
export interface Share {
  lag: number;
  turns: number;
}

/** Lines the next turns up anew, so many as were in sight, or as many as are told. */
export function lineUp(state: State, count = state.queue.length): void {
  state.ahead = state.players.map(({ lag, turns }) => ({ lag, turns }));
  state.queue = [];
  while (state.queue.length < count) state.queue.push(nextInSight(state));
}

/** The first turn in the queue is taken, and one more comes in sight, unless it is one too many for the match. */
export function takeTurn(state: State): void {
  const extra = state.extra.shift();
  if (extra === undefined) next(state, state.players);
  else state.players[extra]!.turns++; // at the table, here and below
  state.queue.shift();
  if (state.queue.length < Math.min(AHEAD, state.turnsLeft - 1)) state.queue.push(nextInSight(state));
}

/** The shares of a match that has just come to the first turn of this seat. */
export function firstShares(state: Pick<State, 'players' | 'fallen'>, seat: Seat): readonly Share[] {
  const shares = state.players.map(() => ({ lag: 0, turns: 0 }));
  while (shares[seat]!.turns === 0) next(state, shares);
  return shares;
}

function nextInSight(state: State): Turn {
  const extra = state.extra[state.queue.length];
  const seat = extra ?? next(state, state.ahead);
  const share = state.ahead[seat]!;
  if (extra !== undefined) share.turns++; // beyond its share: nobody falls behind, and nobody catches up
  return { id: turnId(seat, share.turns), seat };
}

/**
 * As in drawing a line: with each turn every seat falls behind by its speed, the one that is furthest behind has the
 * turn, and catches up by the sum of all speeds. So turns are shared in proportion to speed, and nobody waits longer than
 * that. The lowest seat goes first among equals.
 */
function next({ players, fallen }: Pick<State, 'players' | 'fallen'>, shares: readonly Share[]): Seat {
  let total = 0;
  let first = -1;
  for (let seat = 0; seat < shares.length; seat++) {
    if (fallen.length > 0 && fallen.includes(seat)) continue;
    const { speed } = players[seat]!; // one for each share
    const share = shares[seat]!; // within the list
    share.lag += speed;
    total += speed;
    if (first < 0 || share.lag > shares[first]!.lag) first = seat; // first is a seat by then
  }
  const share = shares[first]!; // somebody is still standing
  share.lag -= total;
  share.turns++;
  return first;
}

export function turnId(seat: Seat, turn: number): string {
  return `${seat}.${turn}`;
}
