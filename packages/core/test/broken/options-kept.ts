/**
 * Set-up promises to keep nothing of its options, and keeps the list of prizes, which is taken from as the match goes on.
 */
import { choose, defineGame, emit, rank } from '../../src/index.ts';

interface State {
  prizes: number[];
}

interface Options {
  readonly prizes: number[];
}

type Event = { type: 'won'; prize: number };

export const optionsKept = defineGame<State, Event, Options>({
  name: 'options-kept',
  version: 1,
  seats: { min: 1, max: 1 },
  options: () => ({ prizes: [5, 3, 1] }),
  keepsOptions: false,
  setup: ({ options }) => ({ prizes: options.prizes }),
  *turn({ prizes }) {
    yield* emit({ type: 'won', prize: yield* choose(0, 'Which prize?', prizes) });
  },
  apply: {
    won: (state, { prize }) => {
      state.prizes.splice(state.prizes.indexOf(prize), 1);
    },
  },
  outcome: ({ prizes }) => (prizes.length === 1 ? rank([0]) : undefined),
});
