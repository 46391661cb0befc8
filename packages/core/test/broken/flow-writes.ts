/**
 * A flow changes the state itself, with a cast to get past the types: an event for one counter seemed too much. The
 * change is in no log, and is made again each time the flow is executed again.
 */
import { choose, defineGame, emit, rank } from '../../src/index.ts';

interface State {
  rolls: number;
  turns: number;
}

type Event = { type: 'rolled'; how: string };

export const flowWrites = defineGame<State, Event>({
  name: 'flow-writes',
  version: 1,
  seats: { min: 1, max: 1 },
  setup: () => ({ rolls: 0, turns: 0 }),
  *turn(state) {
    const how = yield* choose(0, 'How do you roll?', ['gently', 'hard']);
    (state as State).rolls++;
    yield* emit({ type: 'rolled', how });
  },
  apply: {
    rolled: (state) => {
      state.turns++;
    },
  },
  outcome: ({ turns, rolls }) => (turns === 3 ? rank([rolls]) : undefined),
});
