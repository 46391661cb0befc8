/**
 * The set-up hands out a constant of the module. It reads well, and the first match is right; but `apply` writes to the
 * constant, and the next match begins on the board of the last.
 */
import { choose, defineGame, emit, rank } from '../../src/index.ts';

interface State {
  board: string[];
}

type Event = { type: 'placed'; piece: string };

const EMPTY_BOARD: string[] = [];

export const setupSharesAnObject = defineGame<State, Event>({
  name: 'setup-shares-an-object',
  version: 1,
  seats: { min: 1, max: 1 },
  setup: () => ({ board: EMPTY_BOARD }),
  *turn() {
    yield* emit({ type: 'placed', piece: yield* choose(0, 'What do you place?', ['king', 'pawn']) });
  },
  apply: {
    placed: (state, { piece }) => {
      state.board.push(piece);
    },
  },
  outcome: ({ board }) => (board.length >= 3 ? rank([board.length]) : undefined),
});
