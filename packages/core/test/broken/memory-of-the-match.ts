/**
 * What is drawn once and never changes is kept in a variable beside the rules instead of in the state. Forks, undo and
 * load get it right, for they draw it again or keep it; but a server plays two matches at a time, and the trump of one
 * is the trump of the other.
 */
import { choose, defineGame, draw, emit, rank } from '../../src/index.ts';

const SUITS = ['acorns', 'bells', 'hearts', 'leaves'] as const;

interface State {
  tricks: number;
  played: number;
}

type Event = { type: 'turned'; suit: string } | { type: 'played'; suit: string; wins: boolean };

let trump = '';

export const memoryOfTheMatch = defineGame<State, Event>({
  name: 'memory-of-the-match',
  version: 1,
  seats: { min: 1, max: 1 },
  setup: () => ({ tricks: 0, played: 0 }),
  *opening() {
    trump = yield* draw(SUITS, 'trump');
    yield* emit({ type: 'turned', suit: trump });
  },
  *turn() {
    const suit = yield* choose(0, 'Which suit?', SUITS);
    yield* emit({ type: 'played', suit, wins: suit === trump });
  },
  apply: {
    turned: 'informs',
    played: (state, { wins }) => {
      state.played++;
      if (wins) state.tricks++;
    },
  },
  outcome: ({ played, tricks }) => (played === 3 ? rank([tricks]) : undefined),
});
