/**
 * One seat buries its treasure in secret. The place is declared a secret value, and the event that says where it was
 * buried is shown to everybody: the author thought of the state and forgot the log. The turn is over with it.
 */
import { choose, defineGame, emit, rank } from '../../src/index.ts';

const PLACES = ['beach', 'cave', 'hill', 'wood'];

interface State {
  treasure: string;
  found: boolean[];
}

type Event = { type: 'buried'; place: string } | { type: 'dug'; place: string };

export const hiddenChoiceTells = defineGame<State, Event>({
  name: 'hidden-choice-tells',
  version: 1,
  seats: { min: 2, max: 2 },
  setup: () => ({ treasure: 'nowhere', found: [] }),
  *turn({ treasure }) {
    if (treasure === 'nowhere') yield* emit({ type: 'buried', place: yield* choose(0, 'Bury it where?', PLACES) });
    else yield* emit({ type: 'dug', place: yield* choose(1, 'Dig where?', PLACES) });
  },
  apply: {
    buried: (state, { place }) => {
      state.treasure = place;
    },
    dug: (state, { place }) => {
      state.found.push(place === state.treasure);
      state.treasure = 'nowhere';
    },
  },
  secrets: {
    values: ({ treasure }) => [
      {
        path: ['treasure'],
        seenBy: treasure === 'nowhere' ? 'all' : [0],
        guess: (_view, oracle) => PLACES[oracle.int(PLACES.length, 'place')],
      },
    ],
    tells: ['dug'],
  },
  outcome: ({ found }) => (found.length === 3 ? rank([0, found.filter(Boolean).length]) : undefined),
});
