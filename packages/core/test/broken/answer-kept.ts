/**
 * An answer is kept in a variable until the turn is over, so that the question is not asked again when the flow is
 * executed again. A fork executes the turn again, finds the answer of its original, and skips a question that the
 * record has an answer to.
 */
import { choose, defineGame, emit, rank } from '../../src/index.ts';

interface State {
  trips: string[];
}

type Event = { type: 'travelled'; by: string; to: string };

let vehicle: string | undefined;

export const answerKept = defineGame<State, Event>({
  name: 'answer-kept',
  version: 1,
  seats: { min: 1, max: 1 },
  setup: () => ({ trips: [] }),
  *turn() {
    vehicle ??= yield* choose(0, 'By what?', ['boat', 'cart']);
    const to = yield* choose(0, 'Where to?', ['ford', 'hill', 'mill']);
    yield* emit({ type: 'travelled', by: vehicle, to });
    vehicle = undefined;
  },
  apply: {
    travelled: (state, { by, to }) => {
      state.trips.push(`${to} by ${by}`);
    },
  },
  outcome: ({ trips }) => (trips.length === 2 ? rank([trips.length]) : undefined),
});
