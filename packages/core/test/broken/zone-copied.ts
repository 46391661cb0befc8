/**
 * A zone is declared with a sorted copy of the hand. Views and redeals write to the arrays of a zone: in a copy nothing
 * is hidden and nothing is dealt anew.
 */
import { choose, defineGame, draw, emit, rank } from '../../src/index.ts';

interface State {
  deck: string[];
  hand: string[];
}

type Event = { type: 'drew'; how: string; card: string };

export const zoneCopied = defineGame<State, Event>({
  name: 'zone-copied',
  version: 1,
  seats: { min: 2, max: 2 },
  setup: () => ({ deck: ['ace', 'two', 'three', 'four'], hand: [] }),
  *turn({ deck }) {
    const how = yield* choose(0, 'From where?', ['top', 'bottom']);
    yield* choose(0, 'How fast?', ['slowly', 'fast']);
    yield* emit({ type: 'drew', how, card: yield* draw(deck, 'deck') });
  },
  apply: {
    drew: (state, { card }) => {
      state.deck = state.deck.filter((other) => other !== card);
      state.hand.push(card);
    },
  },
  secrets: {
    zones: ({ deck, hand }) => [
      { name: 'deck', tokens: deck, seenBy: [] },
      { name: 'hand', tokens: hand.toSorted(), seenBy: [0] },
    ],
    events: { drew: (event, seat) => (seat === 0 ? event : { ...event, card: null }) },
  },
  outcome: ({ hand }) => (hand.length === 3 ? rank([0, 0]) : undefined),
});
