/**
 * Only who holds a shield is asked whether to use it: why ask who cannot? Because everybody sees that the match waits,
 * or does not. `ask: 'always'` would have kept the secret.
 */
import { choose, confirm, defineGame, draw, emit, rank, type Seat } from '../../src/index.ts';

interface State {
  deck: string[];
  hands: string[][];
  lives: number[];
  seat: Seat;
}

type Event =
  | { type: 'dealt'; seat: Seat; card: string }
  | { type: 'struck'; how: string; seat: Seat }
  | { type: 'blocked' };

export const waitingTells = defineGame<State, Event>({
  name: 'waiting-tells',
  version: 1,
  seats: { min: 2, max: 2 },
  setup: () => ({ deck: ['shield', 'bread', 'water', 'rope'], hands: [[], []], lives: [2, 2], seat: 0 }),
  *opening(state) {
    for (const seat of [0, 1]) yield* emit({ type: 'dealt', seat, card: yield* draw(state.deck, 'deal') });
  },
  *turn({ hands, seat }) {
    const how = yield* choose(seat, 'How do you strike?', ['high', 'low']);
    const holds = hands[1 - seat]!.includes('shield');
    if (holds && (yield* confirm(1 - seat, 'Show the shield?'))) yield* emit({ type: 'blocked' });
    yield* emit({ type: 'struck', how, seat: 1 - seat });
  },
  apply: {
    dealt: (state, { seat, card }) => {
      state.deck = state.deck.filter((other) => other !== card);
      state.hands[seat]!.push(card);
    },
    struck: (state, { seat }) => {
      state.lives[seat]!--;
      state.seat = seat;
    },
    blocked: 'informs',
  },
  secrets: {
    zones: ({ deck, hands }) => [
      { name: 'deck', tokens: deck, seenBy: [] },
      ...hands.map((tokens, seat) => ({ name: `hand ${seat}`, tokens, seenBy: [seat] })),
    ],
    events: { dealt: (event, seat) => (event.seat === seat ? event : { ...event, card: null }) },
  },
  outcome: ({ lives }) => (lives.includes(0) ? rank(lives) : undefined),
});
