/**
 * How much has been loaded is counted on the side, each time somebody asks: the answer depends on how often that was.
 */
import { chooseSome, defineGame, emit, rank } from '../../src/index.ts';

interface State {
  loads: number[][];
}

type Event = { type: 'loaded'; crates: readonly number[] };

export const fitsContradictsItself = defineGame<State, Event>({
  name: 'fits-contradicts-itself',
  version: 1,
  seats: { min: 1, max: 1 },
  setup: () => ({ loads: [] }),
  *turn() {
    let asked = 0;
    const fits = () => ++asked % 7 !== 0;
    yield* emit({ type: 'loaded', crates: yield* chooseSome(0, 'Load what?', [1, 2, 3, 4], { min: 2, fits }) });
  },
  apply: {
    loaded: (state, { crates }) => {
      state.loads.push([...crates]);
    },
  },
  outcome: ({ loads }) => (loads.length === 3 ? rank([0]) : undefined),
});
