import { because, becauseNow, choose, type Exception, type Flow, type Seat } from '@fermata/core';
import { canPlay, playBird } from './actions/play-bird.ts';
import { drawCardsInRow, gainFood, layEggsInRow } from './actions/row-actions.ts';
import { TURNS } from './data/mat.ts';
import { emitQuietly } from './emit-quietly.ts';
import { ACTIONS, type Action, type Event } from './events.ts';
import { scoreOf } from './scoring/final.ts';
import { goalPoints, standing } from './scoring/goals.ts';
import { playerAt, type Table } from './state.ts';
import type { Rows } from './steps/about.ts';
import { discardCards, fillTray } from './steps/cards.ts';

/** One action; then cards that are owed, then the tray. The last turn of a round ends the round as well. */
export function* turn(state: Table): Flow<Event> {
  const { seat } = state;
  const action = yield* chooseAction(state, seat);
  const why = { id: ACTION_NAMES[action], owner: seat };
  becauseNow(why, () => emitQuietly({ type: 'turnBegan', seat, action }));
  yield* because(why, ACTION_FLOWS[action](state, seat));
  const isLast = yield* because({ id: 'the end of the turn', owner: seat }, endTurn(state, seat));
  if (isLast) yield* because(ROUND_END, endRound(state));
}

/** What the flows of a turn are about. */
const ACTION_NAMES: { readonly [A in Action]: string } = {
  playBird: 'the action to play a bird',
  gainFood: 'the action to gain food',
  layEggs: 'the action to lay eggs',
  drawCards: 'the action to draw cards',
};
const ROUND_END = { id: 'the end of the round' };

const ACTION_FLOWS: { readonly [A in Action]: (state: Table, seat: Seat) => Flow<Event> } = {
  playBird,
  gainFood,
  layEggs: layEggsInRow,
  drawCards: drawCardsInRow,
};

function chooseAction(state: Table, seat: Seat): Flow<never, Action> {
  const { forest, grassland, wetland } = playerAt(state, seat).rows;
  const about: Rows = forest.length * 100 + grassland.length * 10 + wetland.length;
  if (canPlay(state, seat)) return choose(seat, 'Which action?', ACTIONS, { about });
  return choose(seat, 'Which action?', ROW_ACTIONS, { about, except: CANNOT_PLAY });
}

const ROW_ACTIONS = ACTIONS.filter((action) => action !== 'playBird');
const CANNOT_PLAY: readonly Exception[] = [
  { option: 'playBird', why: 'no bird of the hand can be paid for and placed' },
];

/** Cards that are owed, then the tray; then it is the next seat's turn. True if it was the last of the round. */
function* endTurn(state: Table, seat: Seat): Flow<Event, boolean> {
  if (state.owed > 0) yield* discardCards(state, seat, state.owed);
  yield* fillTray(state);
  const isLast = state.players.every(({ cubes }) => cubes.free === 0);
  emitQuietly({ type: 'turnEnded', seat, next: isLast ? null : nextSeat(state, seat) });
  return isLast;
}

/** The next one clockwise that has a turn left; only a position may give one seat more than a turn less than another. */
function nextSeat({ players }: Table, seat: Seat): Seat {
  let next = seat;
  do next = (next + 1) % players.length;
  while (players[next]!.cubes.free === 0); // somebody has one
  return next;
}

/** The goal is scored; the tray is dealt anew, the next seat begins, and a cube less is played. After four, all is scored. */
function* endRound(state: Table): Flow<Event> {
  const { round, goals, goalSide, players, first } = state;
  const goal = goals[round - 1]!; // one for each round
  const counts = standing(goal, players);
  emitQuietly({ type: 'roundScored', round, goal, counts, points: goalPoints(goalSide, round, counts) });
  if (round === TURNS.length) return void emitQuietly({ type: 'gameScored', scores: players.map(scoreOf) });
  emitQuietly({ type: 'trayCleared' });
  yield* fillTray(state);
  emitQuietly({ type: 'roundEnded', round, first: (first + 1) % players.length });
}
