/**
 * The state holds a Set: the right thing for what has been visited, anywhere but in a state. Saved as JSON it is `{}`,
 * and what was visited is lost without a word.
 */
import { choose, defineGame, emit, rank } from '../../src/index.ts';

interface State {
  visited: Set<string>;
  steps: number;
}

type Event = { type: 'went'; to: string };

export const stateNotJson = defineGame<State, Event>({
  name: 'state-not-json',
  version: 1,
  seats: { min: 1, max: 1 },
  setup: () => ({ visited: new Set(), steps: 0 }),
  *turn() {
    yield* emit({ type: 'went', to: yield* choose(0, 'Where to?', ['ford', 'hill']) });
  },
  apply: {
    went: (state, { to }) => {
      state.visited.add(to);
      state.steps++;
    },
  },
  outcome: ({ visited, steps }) => (steps === 3 ? rank([visited.size]) : undefined),
});
