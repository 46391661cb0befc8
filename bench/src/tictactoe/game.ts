import { choose, defineGame, emit, type Flow, rank } from '@fermata/core';
import { emptyBoard, emptyCells, isFull, winnerOf } from './board.ts';

interface State {
  cells: number[];
  seat: number;
}

type Event = { type: 'marked'; cell: number };

const WON_BY = [rank([1, 0]), rank([0, 1])];
const DRAWN = rank([0, 0]);

/** Also for the last cell: the peer has to be told that move, too. */
const ASK = { ask: 'always' } as const;

export const tictactoe = defineGame<State, Event>({
  name: 'tic-tac-toe',
  version: 1,
  seats: { min: 2, max: 2 },
  setup: () => ({ cells: emptyBoard(), seat: 0 }),
  *turn(state): Flow<Event> {
    const cell = yield* choose(state.seat, 'Which cell?', emptyCells(state.cells), ASK);
    yield* emit({ type: 'marked', cell });
  },
  apply: {
    marked: (state, { cell }) => {
      state.cells[cell] = state.seat;
      state.seat = 1 - state.seat;
    },
  },
  outcome: ({ cells }) => {
    const winner = winnerOf(cells);
    if (winner !== undefined) return WON_BY[winner];
    return isFull(cells) ? DRAWN : undefined;
  },
});
