/** Cards shown by the rules, not chosen: what was hidden becomes visible to all. And hands that change their owner. */
import { choose, type DeepReadonly, defineGame, draw, emit, type Flow, rank, type Seat } from '../../src/index.ts';

interface State {
  deck: string[];
  hands: string[][];
  table: string[];
  points: number[];
  seat: Seat;
  turns: number;
}

type Event =
  | { type: 'dealt'; seat: Seat; card: string }
  | { type: 'showed'; seat: Seat; card: string }
  | { type: 'scored'; seat: Seat }
  | { type: 'swapped' }
  | { type: 'ended' };

export const showdown = defineGame<State, Event>({
  name: 'showdown',
  version: 1,
  seats: { min: 2, max: 2 },
  setup: () => ({ deck: [...'123456789'], hands: [[], []], table: [], points: [0, 0], seat: 0, turns: 0 }),
  *opening({ deck }) {
    for (const seat of [0, 1, 0, 1, 0, 1]) yield* emit({ type: 'dealt', seat, card: yield* draw(deck, 'deal') });
  },
  *turn(state): Flow<Event> {
    const what = yield* choose(state.seat, 'Show or swap?', ['show', 'swap']);
    if (what === 'show') yield* show(state);
    else yield* emit({ type: 'swapped' });
    yield* emit({ type: 'ended' });
  },
  apply: {
    dealt: (state, { seat, card }) => {
      state.deck.splice(state.deck.indexOf(card), 1);
      state.hands[seat]!.push(card);
    },
    showed: (state, { seat, card }) => {
      state.hands[seat] = state.hands[seat]!.filter((other) => other !== card);
      state.table.push(card);
    },
    scored: (state, { seat }) => {
      state.points[seat]!++;
    },
    swapped: (state) => {
      [state.hands[0], state.hands[1]] = [state.hands[1]!, state.hands[0]!];
    },
    ended: (state) => {
      state.seat = 1 - state.seat;
      state.turns++;
    },
  },
  secrets: {
    zones: ({ deck, hands, table }) => [
      { name: 'deck', tokens: deck, seenBy: [] },
      ...hands.map((tokens, seat) => ({ name: `hand ${seat}`, tokens, seenBy: [seat] })),
      { name: 'table', tokens: table, seenBy: 'all' },
    ],
    events: { dealt: (event, seat) => (seat === event.seat ? event : { ...event, card: null }) },
  },
  outcome: ({ points, hands, turns }) => (hands[0]!.length === 0 || turns === 6 ? rank(points) : undefined),
});

/** Both show their highest card; the higher scores. Who is on turn then says what to think of it. */
function* show({ hands, seat }: DeepReadonly<State>): Flow<Event> {
  const highest = hands.map((hand) => hand.toSorted().at(-1)!);
  for (const [owner, card] of highest.entries()) yield* emit({ type: 'showed', seat: owner, card });
  yield* choose(seat, 'What do you say?', ['well played', 'nothing']);
  yield* emit({ type: 'scored', seat: highest[0]! > highest[1]! ? 0 : 1 });
}
