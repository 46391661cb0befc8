/**
 * Ids come from a counter of the module. It is the first thing that comes to mind where pieces need names, and works in
 * every match that is the only one of its process; the second match counts on from the first.
 */
import { choose, defineGame, emit, rank } from '../../src/index.ts';

interface State {
  pieces: string[];
}

type Event = { type: 'built'; piece: string };

let count = 0;

export const idsFromACounter = defineGame<State, Event>({
  name: 'ids-from-a-counter',
  version: 1,
  seats: { min: 1, max: 1 },
  setup: () => ({ pieces: [] }),
  *turn() {
    const kind = yield* choose(0, 'What do you build?', ['tower', 'wall']);
    yield* emit({ type: 'built', piece: `${kind} ${count++}` });
  },
  apply: {
    built: (state, { piece }) => {
      state.pieces.push(piece);
    },
  },
  outcome: ({ pieces }) => (pieces.length === 3 ? rank([pieces.length]) : undefined),
});
