/**
 * Listeners are derived once and kept, because deriving them for every event looked like waste. They close over the
 * state of the match they were derived in: in every other match they look at that old state.
 */
import { type After, choose, type DeepReadonly, defineGame, emit, rank } from '../../src/index.ts';

interface State {
  hits: number;
  rounds: number;
}

type Event = { type: 'fought'; blow: string } | { type: 'bled' };

let kept: readonly After<Event>[] | undefined;

export const listenersKept = defineGame<State, Event>({
  name: 'listeners-kept',
  version: 1,
  seats: { min: 1, max: 1 },
  setup: () => ({ hits: 0, rounds: 0 }),
  *turn() {
    yield* emit({ type: 'fought', blow: yield* choose(0, 'How do you strike?', ['high', 'low']) });
  },
  apply: {
    fought: (state) => {
      state.rounds++;
    },
    bled: (state) => {
      state.hits++;
    },
  },
  after: {
    fought: (state) => {
      kept ??= wounds(state);
      return kept;
    },
  },
  outcome: ({ hits, rounds }) => (rounds === 3 ? rank([-hits]) : undefined),
});

function wounds(state: DeepReadonly<State>): After<Event>[] {
  return [
    {
      id: 'wound',
      *run() {
        if (state.rounds < 3) yield* emit({ type: 'bled' });
      },
    },
  ];
}
