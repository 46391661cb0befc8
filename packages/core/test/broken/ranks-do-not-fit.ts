/**
 * Ranks are read off the order in which seats fell, and the winner never fell: the best rank is 2.
 */
import { choose, defineGame, emit, type Seat } from '../../src/index.ts';

interface State {
  fallen: Seat[];
}

type Event = { type: 'fell'; seat: Seat };

export const ranksDoNotFit = defineGame<State, Event>({
  name: 'ranks-do-not-fit',
  version: 1,
  seats: { min: 3, max: 3 },
  setup: () => ({ fallen: [] }),
  *turn({ fallen }) {
    const standing = [0, 1, 2].filter((seat) => !fallen.includes(seat));
    yield* emit({ type: 'fell', seat: yield* choose(standing[0]!, 'Who falls?', standing) });
  },
  apply: {
    fell: (state, { seat }) => {
      state.fallen.push(seat);
    },
  },
  outcome: ({ fallen }) =>
    fallen.length < 2
      ? undefined
      : [0, 1, 2].map((seat) => ({ rank: fallen.includes(seat) ? 3 - fallen.indexOf(seat) : 2, score: 0 })),
});
