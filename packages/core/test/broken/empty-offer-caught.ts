/**
 * Nobody ever has anything to trade, so the question always throws, and the rules catch that: they ask in order to find out
 * whether they may ask.
 */
import { choose, defineGame, emit, rank } from '../../src/index.ts';

interface State {
  goods: string[];
  rounds: number;
}

type Event = { type: 'rested' };

export const emptyOfferCaught = defineGame<State, Event>({
  name: 'empty-offer-caught',
  version: 1,
  seats: { min: 1, max: 1 },
  setup: () => ({ goods: [], rounds: 0 }),
  *turn({ goods }) {
    yield* choose(0, 'Where to?', ['home', 'market']);
    try {
      yield* choose(0, 'Trade what?', goods);
    } catch {
      yield* emit({ type: 'rested' });
    }
  },
  apply: {
    rested: (state) => {
      state.rounds++;
    },
  },
  outcome: ({ rounds }) => (rounds === 3 ? rank([rounds]) : undefined),
});
