/**
 * A claim that may be true, a race to doubt it, a second race within the first's answer to stand by whoever doubted; and a card
 * that is shown goes back and is replaced.
 */
import { choose, defineGame, draw, emit, type Flow, race, rank, type Seat } from '../../src/index.ts';

const CARDS = ['fox-a', 'fox-b', 'fox-c', 'owl-a', 'owl-b', 'owl-c', 'eel-a', 'eel-b', 'eel-c'];
const KINDS = ['fox', 'owl', 'eel'];

interface State {
  deck: string[];
  hands: string[][];
  points: number[];
  turns: number;
}

type Event =
  | { type: 'drew'; seat: Seat; card: string }
  | { type: 'claimed'; seat: Seat; kind: string }
  | { type: 'doubted'; seat: Seat; with: Seat | null }
  | { type: 'shown'; seat: Seat; card: string }
  | { type: 'scored'; seat: Seat; points: number };

const kindOf = (card: string) => card.slice(0, 3);

export const shouts = defineGame<State, Event>({
  name: 'shouts',
  version: 1,
  seats: { min: 3, max: 4 },
  setup: ({ seats }) => ({
    deck: [...CARDS],
    hands: Array.from({ length: seats }, () => []),
    points: Array(seats).fill(0),
    turns: 0,
  }),
  *opening(state) {
    for (const seat of state.hands.keys()) yield* drawOne(state, seat);
  },
  *turn(state): Flow<Event> {
    const seat = state.turns % state.hands.length;
    const kind = yield* choose(seat, 'Which do you claim?', KINDS);
    yield* emit({ type: 'claimed', seat, kind });
    const others = [...state.hands.keys()].filter((other) => other !== seat);
    const first = yield* race(others, 'Do you doubt it?', ['believe', 'doubt', 'doubt for two'], {
      about: { seat, kind },
    });
    if (first === undefined) {
      yield* emit({ type: 'scored', seat, points: 1 });
      return;
    }
    const more = others.filter((other) => other !== first.seat);
    const second = yield* race(more, 'Do you stand by?', ['no', 'yes']);
    yield* emit({ type: 'doubted', seat: first.seat, with: second?.seat ?? null });
    const [card] = state.hands[seat] as [string];
    if (kindOf(card) === kind) {
      yield* emit({ type: 'shown', seat, card });
      yield* drawOne(state, seat);
    }
    const points = first.option === 'doubt' ? 1 : 2;
    yield* emit({ type: 'scored', seat: kindOf(card) === kind ? seat : first.seat, points });
  },
  apply: {
    drew: (state, { seat, card }) => {
      state.deck.splice(state.deck.indexOf(card), 1);
      state.hands[seat]?.push(card);
    },
    claimed: (state) => {
      state.turns++;
    },
    doubted: 'informs',
    shown: (state, { seat, card }) => {
      state.hands[seat]?.pop();
      state.deck.push(card);
    },
    scored: (state, { seat, points }) => {
      state.points[seat]! += points;
    },
  },
  secrets: {
    zones: ({ deck, hands }) => [
      { name: 'deck', tokens: deck, seenBy: [] },
      ...hands.map((tokens, seat) => ({ name: `hand ${seat}`, tokens, seenBy: [seat] })),
    ],
    events: { drew: (event, seat) => (seat === event.seat ? event : { ...event, card: null }) },
    tells: ['shown', 'scored'],
  },
  outcome: ({ points, turns }) => (turns >= 6 ? rank(points) : undefined),
});

function* drawOne({ deck }: { readonly deck: readonly string[] }, seat: Seat): Flow<Event> {
  yield* emit({ type: 'drew', seat, card: yield* draw(deck, 'card') });
}
