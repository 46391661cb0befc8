/**
 * A `copy` of the game's own, written for speed, that copies one level. The checkpoint at the start of the turn and the
 * match share the hand, and a fork begins with what has happened already.
 */
import { choose, defineGame, emit, rank } from '../../src/index.ts';

interface State {
  hand: string[];
  turns: number;
}

type Event = { type: 'took'; card: string } | { type: 'ended' };

export const copyTooShallow = defineGame<State, Event>({
  name: 'copy-too-shallow',
  version: 1,
  seats: { min: 1, max: 1 },
  setup: () => ({ hand: [], turns: 0 }),
  *turn() {
    for (const from of ['row', 'pile']) {
      yield* emit({ type: 'took', card: yield* choose(0, `What from the ${from}?`, ['ace', 'two']) });
    }
    yield* emit({ type: 'ended' });
  },
  apply: {
    took: (state, { card }) => {
      state.hand.push(card);
    },
    ended: (state) => {
      state.turns++;
    },
  },
  outcome: ({ hand, turns }) => (turns === 2 ? rank([hand.length]) : undefined),
  copy: (state) => ({ ...state }),
});
