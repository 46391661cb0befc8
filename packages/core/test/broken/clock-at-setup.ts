/**
 * The set-up notes when the match began, for the list of matches. No rule looks at it; but the state of a match that is
 * loaded tomorrow begins tomorrow, and its fingerprint is another one.
 */
import { choose, defineGame, emit, rank } from '../../src/index.ts';

interface State {
  begun: number;
  turns: number;
}

type Event = { type: 'ended'; how: string };

export const clockAtSetup = defineGame<State, Event>({
  name: 'clock-at-setup',
  version: 1,
  seats: { min: 1, max: 1 },
  setup: () => ({ begun: Date.now(), turns: 0 }),
  *turn() {
    yield* emit({ type: 'ended', how: yield* choose(0, 'How does it end?', ['well', 'badly']) });
  },
  apply: {
    ended: (state) => {
      state.turns++;
    },
  },
  outcome: ({ turns }) => (turns === 3 ? rank([turns]) : undefined),
});
