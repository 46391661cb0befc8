/**
 * `apply` keeps an object of the event. One line shorter than copying it, and nothing goes wrong until some later rule
 * changes the unit: then the log changes, too, and with it everything that is told or folded from it.
 */
import { choose, defineGame, emit, rank } from '../../src/index.ts';

interface Unit {
  kind: string;
  life: number;
}

interface State {
  units: Unit[];
}

type Event = { type: 'recruited'; unit: Unit };

export const eventKept = defineGame<State, Event>({
  name: 'event-kept',
  version: 1,
  seats: { min: 1, max: 1 },
  setup: () => ({ units: [] }),
  *turn() {
    const kind = yield* choose(0, 'Whom do you recruit?', ['archer', 'rider']);
    yield* emit({ type: 'recruited', unit: { kind, life: 3 } });
  },
  apply: {
    recruited: (state, { unit }) => {
      state.units.push(unit);
    },
  },
  outcome: ({ units }) => (units.length === 3 ? rank([units.length]) : undefined),
});
