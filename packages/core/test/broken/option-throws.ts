/**
 * An option is offered that the rules cannot carry out: the well is on the map, and nobody wrote down what is there. A
 * table that has grown by one row where its sister has not.
 */
import { choose, defineGame, emit, rank } from '../../src/index.ts';

const PLACES = ['ford', 'hill', 'mill', 'well'] as const;
const FINDS: { readonly [place: string]: { readonly coins: number } } = {
  ford: { coins: 1 },
  hill: { coins: 2 },
  mill: { coins: 3 },
};

interface State {
  coins: number;
  trips: number;
}

type Event = { type: 'found'; coins: number };

export const optionThrows = defineGame<State, Event>({
  name: 'option-throws',
  version: 1,
  seats: { min: 1, max: 1 },
  setup: () => ({ coins: 0, trips: 0 }),
  *turn() {
    const place = yield* choose(0, 'Where to?', PLACES);
    const { coins } = FINDS[place] as { coins: number }; // every place has one, the author thought
    yield* emit({ type: 'found', coins });
  },
  apply: {
    found: (state, { coins }) => {
      state.coins += coins;
      state.trips++;
    },
  },
  outcome: ({ coins, trips }) => (trips === 3 ? rank([coins]) : undefined),
});
