/**
 * What a seat might believe is looked up by what it sees, and what it may not see is null: there is nothing to look up.
 */
import { choose, defineGame, draw, emit, rank, type Seat } from '../../src/index.ts';

interface State {
  deck: string[];
  hands: string[][];
  mood: string;
}

type Event = { type: 'drew'; seat: Seat; card: string };

export const guessThrows = defineGame<State, Event>({
  name: 'guess-throws',
  version: 1,
  seats: { min: 2, max: 2 },
  setup: () => ({ deck: ['ace', 'king', 'queen', 'jack'], hands: [[], []], mood: 'calm' }),
  *turn({ deck }) {
    const seat = yield* choose(0, 'Who draws?', [0, 1]);
    yield* emit({ type: 'drew', seat, card: yield* draw(deck, 'deck') });
  },
  apply: {
    drew: (state, { seat, card }) => {
      state.deck.splice(state.deck.indexOf(card), 1);
      state.hands[seat]!.push(card);
    },
  },
  secrets: {
    zones: ({ deck, hands }) => [
      { name: 'deck', tokens: deck, seenBy: [] },
      ...hands.map((tokens, seat) => ({ name: `hand ${seat}`, tokens, seenBy: [seat] })),
    ],
    events: { drew: (event, seat) => (seat === event.seat ? event : { ...event, card: null }) },
    values: ({ hands }) => [
      { path: ['mood'], seenBy: [0], guess: (view) => view.hands[0]![0]!.toUpperCase().slice(hands.length) },
    ],
  },
  outcome: ({ hands }) => (hands.flat().length > 2 ? rank([0, 0]) : undefined),
});
