/**
 * "Only every second bell is heard": what a seat is shown of an event is counted in a variable outside the state. Whoever looks
 * at the match again is shown other events than those who were there.
 */
import { choose, defineGame, emit, rank } from '../../src/index.ts';

type Event = { type: 'rang'; bell: string };

let rung = 0;

export const redactionCounts = defineGame<{ rung: number }, Event>({
  name: 'redaction-counts',
  version: 1,
  seats: { min: 1, max: 1 },
  setup: () => ({ rung: 0 }),
  *turn() {
    yield* emit({ type: 'rang', bell: yield* choose(0, 'Which bell?', ['tenor', 'treble']) });
  },
  apply: {
    rang: (state) => {
      state.rung++;
    },
  },
  secrets: {
    events: { rang: (event) => (rung++ % 3 === 0 ? { ...event, bell: null } : event) },
  },
  outcome: ({ rung }) => (rung === 3 ? rank([rung]) : undefined),
});
