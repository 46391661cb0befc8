/** Cards passed on in secret: the number of questions within a together depends on a card that nobody else ever sees. */
import { choose, confirm, defineGame, draw, emit, rank, type Seat, together } from '../../src/index.ts';

interface State {
  deck: string[];
  hands: string[][];
  /** Face down; each seat knows its own. */
  passed: string[][];
  boasts: boolean[];
}

type Event = { type: 'dealt'; seat: Seat; card: string } | { type: 'whispered'; cards: string[]; boasts: boolean[] };

export const whispers = defineGame<State, Event>({
  name: 'whispers',
  version: 1,
  seats: { min: 2, max: 2 },
  setup: () => ({
    deck: ['ace', 'two', 'three', 'four', 'king', 'queen'],
    hands: [[], []],
    passed: [[], []],
    boasts: [],
  }),
  *opening({ deck }) {
    for (const seat of [0, 1, 0, 1]) yield* emit({ type: 'dealt', seat, card: yield* draw(deck, 'deal') });
  },
  *turn({ hands }) {
    const told = yield* together([0, 1], function* (seat) {
      const card = yield* choose(seat, 'Which card do you pass on?', hands[seat]!, { ask: 'always' });
      return { card, boast: card === 'king' && (yield* confirm(seat, 'Boast of it later?')) };
    });
    yield* emit({ type: 'whispered', cards: told.map(({ card }) => card), boasts: told.map(({ boast }) => boast) });
    yield* choose(0, 'What do you think of them?', ['they lie', 'they do not']);
  },
  apply: {
    dealt: (state, { seat, card }) => {
      state.deck.splice(state.deck.indexOf(card), 1);
      state.hands[seat]!.push(card);
    },
    whispered: (state, { cards, boasts }) => {
      cards.forEach((card, seat) => {
        state.hands[seat] = state.hands[seat]!.filter((other) => other !== card);
        state.passed[seat]!.push(card);
      });
      state.boasts = [...boasts];
    },
  },
  secrets: {
    zones: ({ deck, hands, passed }) => [
      { name: 'deck', tokens: deck, seenBy: [] },
      ...hands.map((tokens, seat) => ({ name: `hand ${seat}`, tokens, seenBy: [seat] })),
      ...passed.map((tokens, seat) => ({ name: `passed ${seat}`, tokens, seenBy: [seat] })),
    ],
    // In the end the boasts are heard, and whoever boasts has won.
    values: ({ boasts, passed }) =>
      boasts.map((_, seat) => ({
        path: ['boasts', seat],
        seenBy: passed[0]!.length === 2 ? 'all' : [seat],
        guess: (_view, oracle) => oracle.int(2, 'boast') === 1,
      })),
    events: {
      dealt: (event, seat) => (seat === event.seat ? event : { ...event, card: null }),
      whispered: ({ type, cards, boasts }, seat) => ({ type, card: cards[seat] ?? null, boast: boasts[seat] ?? null }),
    },
  },
  outcome: ({ passed, boasts }) => (passed[0]!.length === 2 ? rank(boasts.map(Number)) : undefined),
});
