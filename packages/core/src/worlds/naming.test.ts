import { expect, test } from 'vitest';
import { choose, defineGame, draw, emit, rank, type Seat, seeded, start } from '../index.ts';

interface State {
  deck: string[];
  hand: string[];
  guesses: string[];
}

type Event = { type: 'dealt'; card: string } | { type: 'guessed'; seat: Seat; card: string };

const CARDS = ['ace', 'king', 'queen', 'jack'];

/** Seat 1 holds a card; seat 0 guesses between two of the four, twice. */
const guessing = defineGame<State, Event>({
  name: 'guessing',
  version: 1,
  seats: { min: 2, max: 2 },
  setup: () => ({ deck: [...CARDS], hand: [], guesses: [] }),
  *opening({ deck }) {
    yield* emit({ type: 'dealt', card: yield* draw(deck, 'deal') });
  },
  *turn() {
    yield* emit({ type: 'guessed', seat: 0, card: yield* choose(0, 'Which is it?', ['ace', 'king']) });
  },
  apply: {
    dealt: (state, { card }) => {
      state.deck.splice(state.deck.indexOf(card), 1);
      state.hand.push(card);
    },
    guessed: (state, { card }) => {
      state.guesses.push(card);
    },
  },
  secrets: {
    zones: ({ deck, hand }) => [
      { name: 'deck', tokens: deck, seenBy: [] },
      { name: 'hand', tokens: hand, seenBy: [1] },
    ],
    events: { dealt: (event, seat) => (seat === 1 ? event : { ...event, card: null }) },
  },
  outcome: ({ guesses }) => (guesses.length === 2 ? rank([1, 0]) : undefined),
});

test('a question that only names cards does not tell a bot where they are', () => {
  const match = start(guessing, { seed: 1 });
  match.answer(match.prompts()[0]!.id, 0); // there is a question
  const oracle = seeded('naming');
  const counts = new Map(CARDS.map((card) => [card, 0]));
  for (let world = 0; world < 1_000; world++) {
    const [card] = match.redeal(0, oracle).state.hand;
    counts.set(card!, counts.get(card!)! + 1); // one of the four
  }
  for (const count of counts.values()) expect(Math.abs(count - 250)).toBeLessThan(60); // more than four deviations
});
