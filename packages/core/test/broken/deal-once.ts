/**
 * The same guard around the deal of a card game, and worse: on undo nothing is dealt, and the match breaks down over an
 * offer of no cards, far from the flag.
 */
import { choose, defineGame, emit, rank, shuffle } from '../../src/index.ts';

interface State {
  hand: string[];
  played: string[];
}

type Event = { type: 'dealt'; hand: string[] } | { type: 'played'; card: string };

let isDealt = false;

export const dealOnce = defineGame<State, Event>({
  name: 'deal-once',
  version: 1,
  seats: { min: 1, max: 1 },
  setup: () => ({ hand: [], played: [] }),
  *opening() {
    if (isDealt) return;
    isDealt = true;
    yield* emit({ type: 'dealt', hand: yield* shuffle(['ace', 'two', 'three'], 'hand') });
  },
  *turn({ hand }) {
    yield* emit({ type: 'played', card: yield* choose(0, 'Which card?', hand) });
  },
  apply: {
    dealt: (state, { hand }) => {
      state.hand = [...hand];
    },
    played: (state, { card }) => {
      state.hand = state.hand.filter((other) => other !== card);
      state.played.push(card);
    },
  },
  outcome: ({ hand, played }) => {
    if (played.length < 2) return undefined;
    isDealt = false;
    return rank([hand.length]);
  },
});
