import type { Seat } from '@fermata/core';
import type { State, Turn } from './state.ts';

/** Turns that are shown ahead. */
export const AHEAD = 10;

/** Nobody is slower than this: everybody has a turn sooner or later. */
export const SPEED_MIN = 1;

/** How far a seat is behind its fair share of turns, and how many it has had. */
export interface Share {
  lag: number;
  turns: number;
}

/** Lines the next turns up anew: after a speed has changed, or a seat has fallen. */
export function lineUp(state: State): void {
  state.ahead = state.players.map(({ lag, turns }) => ({ lag, turns }));
  state.queue = [];
  while (state.queue.length < AHEAD) state.queue.push(nextInSight(state));
}

/** The first turn in the queue is taken, and one more comes in sight. */
export function takeTurn(state: State): void {
  next(state, state.players);
  state.queue.shift();
  state.queue.push(nextInSight(state));
}

function nextInSight(state: State): Turn {
  const seat = next(state, state.ahead);
  return { id: turnId(seat, state.ahead[seat]!.turns), seat }; // one for each seat
}

/**
 * As in drawing a line: with each turn every seat falls behind by its speed, the one that is furthest behind has the
 * turn, and catches up by the sum of all speeds. So turns are shared in proportion to speed, and nobody waits longer than
 * that. The lowest seat goes first among equals.
 */
function next({ players, fallen }: State, shares: readonly Share[]): Seat {
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
