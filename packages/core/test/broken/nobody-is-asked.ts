/**
 * The turn passes round and round when nobody can act any more: the test for the end looks at the wrong pile. No player
 * is asked, so none can stop it.
 */
import { choose, defineGame, emit, rank } from '../../src/index.ts';

interface State {
  cards: number;
  spent: number;
}

type Event = { type: 'spent'; cards: number } | { type: 'skipped' };

export const nobodyIsAsked = defineGame<State, Event>({
  name: 'nobody-is-asked',
  version: 1,
  seats: { min: 1, max: 1 },
  setup: () => ({ cards: 3, spent: 0 }),
  *turn({ cards }) {
    if (cards === 0) yield* emit({ type: 'skipped' });
    else yield* emit({ type: 'spent', cards: cards === 1 ? 1 : yield* choose(0, 'How many?', [1, 2]) });
  },
  apply: {
    spent: (state, { cards }) => {
      state.cards -= cards;
      state.spent += cards;
    },
    skipped: 'informs',
  },
  outcome: ({ spent }) => (spent > 3 ? rank([spent]) : undefined),
});
