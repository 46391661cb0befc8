import { choose, defineGame, draw, emit, type Flow, rank, together } from '@fermata/core';

const GUESSES = ['red', 'black'] as const;
type Event = { type: 'laid'; card: string } | { type: 'guessed'; guesses: readonly string[] };
interface State {
  deck: string[];
  card: string[];
  points: number[];
}

/** One of three red cards and a black one lies face down, and both seats guess which it is at once, seat 1 first in the list. */
export const faceDown = defineGame<State, Event>({
  name: 'face-down',
  version: 1,
  seats: { min: 2, max: 2 },
  setup: () => ({ deck: ['red 1', 'red 2', 'red 3', 'black 1'], card: [], points: [] }),
  *opening({ deck }): Flow<Event> {
    yield* emit({ type: 'laid', card: yield* draw(deck, 'card') });
  },
  *turn(): Flow<Event> {
    const [other, one] = yield* together([1, 0], (seat) => choose(seat, 'Which is it?', GUESSES));
    yield* emit({ type: 'guessed', guesses: [one as string, other as string] }); // both have guessed
  },
  apply: {
    laid: ({ deck, card: pile }, { card }) => {
      deck.splice(deck.indexOf(card), 1);
      pile.push(card);
    },
    guessed: (state, { guesses }) => {
      state.points = guesses.map((guess) => (state.card[0]?.startsWith(guess) ? 1 : 0));
    },
  },
  secrets: {
    zones: ({ deck, card }) => [
      { name: 'deck', tokens: deck, seenBy: [] },
      { name: 'card', tokens: card, seenBy: [] },
    ],
    events: { laid: (event) => ({ ...event, card: null }) },
  },
  outcome: ({ points }) => (points.length === 0 ? undefined : rank(points)),
});
