import type { Seat } from '@fermata/core';
import type { State, Turn } from './state.ts';

/** Turns that are shown ahead, where so many are left. */
export const AHEAD = 10;

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
  const { players, extra, queue, turnsLeft } = state;
  state.turn = queue.shift()!; // a turn that begins is in the queue
  const { seat } = state.turn;
  if (extra.length === 0) catchUp(state, players, seat);
  else players[extra.shift()!]!.turns++; // just looked at; at the table
  if (queue.length < Math.min(AHEAD, turnsLeft - 1)) queue.push(nextInSight(state));
}

/** As it was before the present turn was taken: that turn is the first in the queue again. */
export function giveBackTurn(state: State): void {
  const { players, fallen, queue, turn } = state;
  for (const [seat, player] of players.entries()) if (!fallen.includes(seat)) player.lag -= player.speed;
  const player = players[turn.seat]!; // at the table
  player.lag += totalSpeed(state);
  player.turns--;
  queue.unshift(turn);
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
  return turnOf(seat, share.turns);
}

/**
 * As in drawing a line: with each turn every seat falls behind by its speed, the one that is furthest behind has the
 * turn, and catches up by the sum of all speeds. So turns are shared in proportion to speed, and nobody waits longer than
 * that. The lowest seat goes first among equals.
 */
function next(state: Pick<State, 'players' | 'fallen'>, shares: readonly Share[]): Seat {
  const { players, fallen } = state;
  let first = -1;
  let most = 0;
  for (let seat = 0; seat < shares.length; seat++) {
    const lag = shares[seat]!.lag + players[seat]!.speed; // one for each, here and below
    if ((first >= 0 && lag <= most) || (fallen.length > 0 && fallen.includes(seat))) continue;
    first = seat;
    most = lag;
  }
  catchUp(state, shares, first); // somebody is still standing
  return first;
}

/** The seat has a turn, and the others fall behind. */
function catchUp({ players, fallen }: Pick<State, 'players' | 'fallen'>, shares: readonly Share[], turn: Seat): void {
  let total = 0;
  for (let seat = 0; seat < shares.length; seat++) {
    if (fallen.length > 0 && fallen.includes(seat)) continue;
    const { speed } = players[seat]!;
    shares[seat]!.lag += speed;
    total += speed;
  }
  const share = shares[turn]!;
  share.lag -= total;
  share.turns++;
}

/** The sum of the speeds of all who stand: one turn. */
export function totalSpeed({ players, fallen }: Pick<State, 'players' | 'fallen'>): number {
  return players.reduce((total, { speed }, seat) => (fallen.includes(seat) ? total : total + speed), 0);
}

/** A turn, by whose it is and the how many-eth. */
export function turnOf(seat: Seat, turn: number): Turn {
  TURNS[seat] ??= [];
  TURNS[seat][turn] ??= Object.freeze({ id: `${seat}.${turn}`, seat });
  return TURNS[seat][turn];
}

/** The turns so far, of all matches: to write each anew costs 3 % of `itemduel_decision_vs_boardgameio_move`. */
const TURNS: Turn[][] = [];
