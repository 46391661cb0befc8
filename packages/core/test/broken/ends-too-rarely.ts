/**
 * Everybody must stop several times in a row, which never happens by itself. Always taking the first option ends it, so
 * there is no short match to show: the report says how many choices it leaves out.
 */
import { choose, defineGame, emit, rank } from '../../src/index.ts';

interface State {
  stops: number;
}

type Event = { type: 'stopped' } | { type: 'went' };

export const endsTooRarely = defineGame<State, Event>({
  name: 'ends-too-rarely',
  version: 1,
  seats: { min: 1, max: 1 },
  setup: () => ({ stops: 0 }),
  *turn() {
    yield* emit({ type: yield* choose(0, 'Stop or go?', ['stopped', 'went']) });
  },
  apply: {
    stopped: (state) => {
      state.stops++;
    },
    went: (state) => {
      state.stops = 0;
    },
  },
  outcome: ({ stops }) => (stops === 40 ? rank([stops]) : undefined),
});
