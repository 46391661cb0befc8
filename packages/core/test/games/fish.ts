/** Three seats ask each other for cards of a rank. Whoever has none says so, and the one who asked fishes in the pond. */
import { choose, defineGame, draw, emit, type Flow, rank as places, type Seat } from '../../src/index.ts';

export interface State {
  hands: string[][];
  pond: string[];
  turns: number;
}

export type Event =
  | { type: 'gave'; from: Seat; to: Seat; card: string }
  | { type: 'denied'; seat: Seat; rank: string }
  | { type: 'fished'; seat: Seat; card: string }
  | { type: 'ended' };

const RANKS = ['ace', 'king', 'queen'];
export const cardsOf = (rank: string) => ['red', 'blue'].map((colour) => `${colour} ${rank}`);

export const fish = defineGame<State, Event>({
  name: 'fish',
  version: 1,
  seats: { min: 3, max: 3 },
  setup: () => ({
    hands: [['red king'], ['red queen'], ['blue queen']],
    pond: ['red ace', 'blue ace', 'blue king'],
    turns: 0,
  }),
  *turn({ hands, pond, turns }): Flow<Event> {
    const asks = turns % 3;
    const from = (asks + 1) % 3;
    const rank = yield* choose(asks, 'Ask for which rank?', RANKS);
    const card = hands[from]?.find((it) => cardsOf(rank).includes(it));
    if (card !== undefined) yield* emit({ type: 'gave', from, to: asks, card });
    else {
      yield* emit({ type: 'denied', seat: from, rank });
      if (pond.length > 0) yield* emit({ type: 'fished', seat: asks, card: yield* draw(pond, 'pond') });
    }
    yield* emit({ type: 'ended' });
  },
  apply: {
    gave: ({ hands }, { from, to, card }) => {
      hands[from] = (hands[from] ?? []).filter((it) => it !== card);
      hands[to]?.push(card);
    },
    denied: 'informs',
    fished: (state, { seat, card }) => {
      state.pond = state.pond.filter((it) => it !== card);
      state.hands[seat]?.push(card);
    },
    ended: (state) => {
      state.turns += 1;
    },
  },
  secrets: {
    zones: ({ hands, pond }) => [
      ...hands.map((tokens, seat) => ({ name: `hand ${seat}`, tokens, seenBy: [seat] })),
      { name: 'pond', tokens: pond, seenBy: [] },
    ],
    events: { fished: (event, seat) => (seat === event.seat ? event : { ...event, card: null }) },
    tells: ['gave', 'denied'],
    lacks: { denied: ({ seat, rank }) => ({ zone: `hand ${seat}`, tokens: cardsOf(rank) }) },
  },
  outcome: ({ turns }) => (turns < 9 ? undefined : places([0, 0, 0])),
});
