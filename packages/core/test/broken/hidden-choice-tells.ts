/**
 * One seat buries its treasure in secret. The place is declared a secret value, and the event that says where it was
 * buried is shown to everybody: the author thought of the state and forgot the log.
 */
import { choose, defineGame, emit, rank, type Seat } from '../../src/index.ts';

const PLACES = ['beach', 'cave', 'hill', 'wood'];

interface State {
  treasure: string;
  found: boolean[];
}

type Event = { type: 'buried'; seat: Seat; place: string } | { type: 'dug'; seat: Seat; place: string };

export const hiddenChoiceTells = defineGame<State, Event>({
  name: 'hidden-choice-tells',
  version: 1,
  seats: { min: 2, max: 2 },
  setup: () => ({ treasure: 'nowhere', found: [] }),
  *turn() {
    yield* emit({ type: 'buried', seat: 0, place: yield* choose(0, 'Bury it where?', PLACES) });
    yield* emit({ type: 'dug', seat: 1, place: yield* choose(1, 'Dig where?', PLACES) });
  },
  apply: {
    buried: (state, { place }) => {
      state.treasure = place;
    },
    dug: (state, { place }) => {
      state.found.push(place === state.treasure);
    },
  },
  secrets: {
    values: () => [
      { path: ['treasure'], seenBy: [0], guess: (_view, oracle) => PLACES[oracle.int(PLACES.length, 'place')] },
    ],
    events: { dug: (event) => event },
  },
  outcome: ({ found }) => (found.length === 3 ? rank([0, found.filter(Boolean).length]) : undefined),
});
