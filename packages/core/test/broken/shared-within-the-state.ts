/**
 * Two seats begin with the same empty hand: one list, twice. What one is dealt the other has, too, until the state is copied,
 * and then no longer.
 */
import { choose, defineGame, emit, rank, type Seat, together } from '../../src/index.ts';

interface State {
  hands: string[][];
  turns: number;
}

type Event = { type: 'took'; seat: Seat; card: string } | { type: 'ended' };

export const sharedWithinTheState = defineGame<State, Event>({
  name: 'shared-within-the-state',
  version: 1,
  seats: { min: 2, max: 2 },
  setup: () => ({ hands: Array<string[]>(2).fill([]), turns: 0 }),
  *turn() {
    const cards = yield* together([0, 1], (seat) => choose(seat, 'Take what?', ['ace', 'king']));
    for (const [seat, card] of cards.entries()) yield* emit({ type: 'took', seat, card });
    yield* emit({ type: 'ended' });
  },
  apply: {
    took: (state, { seat, card }) => {
      state.hands[seat]!.push(card);
    },
    ended: (state) => {
      state.turns++;
    },
  },
  outcome: ({ hands, turns }) => (turns === 2 ? rank(hands.map((hand) => hand.length)) : undefined),
});
