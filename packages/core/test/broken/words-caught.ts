/**
 * If the pile is empty the draw fails, and the author thinks that is a fine way to find out. But words also throw to stop a
 * flow that is only looked at, and this one goes on.
 */
import { choose, defineGame, draw, emit, rank } from '../../src/index.ts';

interface State {
  pile: string[];
  rounds: number;
}

type Event = { type: 'drew'; card: string } | { type: 'ended' };

export const wordsCaught = defineGame<State, Event>({
  name: 'words-caught',
  version: 1,
  seats: { min: 1, max: 1 },
  setup: () => ({ pile: ['ace', 'king', 'queen'], rounds: 0 }),
  *turn({ pile }) {
    const way = yield* choose(0, 'Draw?', ['draw', 'wait']);
    try {
      if (way === 'draw') yield* emit({ type: 'drew', card: yield* draw(pile, 'pile') });
    } catch {
      // There was none.
    }
    yield* emit({ type: 'ended' });
  },
  apply: {
    drew: (state, { card }) => {
      state.pile.splice(state.pile.indexOf(card), 1);
    },
    ended: (state) => {
      state.rounds++;
    },
  },
  outcome: ({ pile, rounds }) => (rounds === 5 ? rank([pile.length]) : undefined),
});
