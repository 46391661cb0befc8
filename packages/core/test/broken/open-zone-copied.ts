/**
 * A zone that all see is declared with a copy. No view hides it, so all views are whole; but tokens that come and go there
 * cannot be followed, nor can be told what came out since an answer, and so whether that may be taken back.
 */
import { choose, defineGame, draw, emit, rank } from '../../src/index.ts';

interface State {
  deck: string[];
  row: string[];
}

type Event = { type: 'drew'; card: string };

export const openZoneCopied = defineGame<State, Event>({
  name: 'open-zone-copied',
  version: 1,
  seats: { min: 1, max: 1 },
  setup: () => ({ deck: ['ace', 'two', 'three', 'four'], row: [] }),
  *turn({ deck }) {
    yield* emit({ type: 'drew', card: yield* draw(deck, 'deck') });
    yield* choose(0, 'Does it please you?', ['yes', 'no']);
  },
  apply: {
    drew: (state, { card }) => {
      state.deck = state.deck.filter((other) => other !== card);
      state.row.push(card);
    },
  },
  secrets: {
    zones: ({ deck, row }) => [
      { name: 'deck', tokens: deck, seenBy: [] },
      { name: 'row', tokens: [...row], seenBy: 'all' },
    ],
    tells: ['drew'],
  },
  outcome: ({ row }) => (row.length === 3 ? rank([0]) : undefined),
});
