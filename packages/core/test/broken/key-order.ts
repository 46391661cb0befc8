/**
 * Bids are kept in an object by seat number, and the first key is taken for the first bid. Keys that look like whole
 * numbers come in the order of the numbers, not in the order in which they were added.
 */
import { choose, defineGame, emit, rank, type Seat } from '../../src/index.ts';

interface State {
  bids: { [seat: string]: number };
  starter: Seat;
}

type Event = { type: 'bid'; seat: Seat; coins: number } | { type: 'won'; seat: Seat };

export const keyOrder = defineGame<State, Event>({
  name: 'key-order',
  version: 1,
  seats: { min: 2, max: 2 },
  setup: () => ({ bids: {}, starter: 1 }),
  *turn(state) {
    const seats = [state.starter, 1 - state.starter];
    for (const seat of seats) yield* emit({ type: 'bid', seat, coins: yield* choose(seat, 'How much?', [1, 2]) });
    const most = Math.max(...Object.values(state.bids));
    const [first] = Object.keys(state.bids).filter((seat) => state.bids[seat] === most);
    yield* emit({ type: 'won', seat: Number(first) });
  },
  apply: {
    bid: (state, { seat, coins }) => {
      state.bids[seat] = coins;
    },
    won: (state, { seat }) => {
      state.starter = seat;
      state.bids = { ...state.bids, over: 1 };
    },
  },
  outcome: ({ bids, starter }) => ('over' in bids ? rank([starter, 1 - starter]) : undefined),
});
