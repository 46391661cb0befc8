/**
 * Nobody shows a card at the end, and yet the higher one wins: who won tells what was never shown. An event that `tells`
 * would have said that it is meant to.
 */
import { choose, defineGame, draw, emit, rank, type Seat } from '../../src/index.ts';

interface State {
  deck: string[];
  hands: string[][];
  isOver: boolean;
}

type Event = { type: 'dealt'; seat: Seat; card: string } | { type: 'ended' };

export const outcomeTells = defineGame<State, Event>({
  name: 'outcome-tells',
  version: 1,
  seats: { min: 2, max: 2 },
  setup: () => ({ deck: ['1', '2', '3', '4', '5', '6'], hands: [[], []], isOver: false }),
  *opening({ deck }) {
    for (const seat of [0, 1]) yield* emit({ type: 'dealt', seat, card: yield* draw(deck, 'deck') });
  },
  *turn() {
    yield* choose(0, 'Ready?', ['yes', 'very']);
    yield* emit({ type: 'ended' });
  },
  apply: {
    dealt: (state, { seat, card }) => {
      state.deck.splice(state.deck.indexOf(card), 1);
      state.hands[seat]!.push(card);
    },
    ended: (state) => {
      state.isOver = true;
    },
  },
  secrets: {
    zones: ({ deck, hands }) => [
      { name: 'deck', tokens: deck, seenBy: [] },
      ...hands.map((tokens, seat) => ({ name: `hand ${seat}`, tokens, seenBy: [seat] })),
    ],
    events: { dealt: (event, seat) => (event.seat === seat ? event : { ...event, card: null }) },
  },
  outcome: ({ hands, isOver }) => (isOver ? rank(hands.map(([card]) => Number(card) % 3)) : undefined),
});
