/** Rules that break in several ways, each at a word of the seat that is asked. */
import { choose, defineGame, emit, type Flow, rank, together } from '../../src/index.ts';

export interface State {
  turns: number;
}

export type Event = { type: 'pumped' } | { type: 'rested' } | { type: 'echoed' };

export const WAYS = ['rest', 'throw', 'throw later', 'echo', 'empty', 'secretly', 'unequally', 'next turn'] as const;

export const broken = defineGame<State, Event>({
  name: 'broken',
  version: 1,
  seats: { min: 2, max: 2 },
  setup: () => ({ turns: 0 }),
  *turn({ turns }): Flow<Event> {
    if (turns === 7) throw new Error('seven is too much');
    const way = yield* choose(0, 'Which way?', WAYS);
    if (way === 'throw') throw new Error('the pump is dry');
    yield* emit({ type: 'pumped' });
    if (way === 'throw later') {
      const deep = yield* choose(1, 'How deep?', [1, 2]);
      if (deep === 2) throw new Error('the pump is deep');
    }
    if (way === 'echo') yield* emit({ type: 'echoed' });
    if (way === 'empty') yield* choose(1, 'Which of none?', []);
    if (way === 'secretly') {
      const bids = yield* together([0, 1], (seat) => choose(seat, 'How much?', [0, 1, 2]));
      if (bids[0] === bids[1]) throw new Error('the bids are equal');
    }
    if (way === 'unequally') yield* together([0, 1], (seat) => choose(seat, 'How many?', [1, 2].slice(seat * 2)));
    for (let count = way === 'next turn' ? 7 : 1; count > 0; count--) yield* emit({ type: 'rested' });
  },
  apply: {
    pumped: 'informs',
    echoed: 'informs',
    rested: (state) => {
      state.turns += 1;
    },
  },
  after: {
    echoed: () => [
      {
        id: 'echo',
        *run(): Flow<Event> {
          yield* emit({ type: 'echoed' });
        },
      },
    ],
  },
  outcome: ({ turns }) => (turns === 3 ? rank([0, 0]) : undefined),
});
