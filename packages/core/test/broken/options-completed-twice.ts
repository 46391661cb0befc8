/**
 * The options are completed with the base set, which every match has. The record keeps them complete, and a loaded match
 * completes them again: options that are given back must come out as they are.
 */
import { choose, defineGame, emit, rank } from '../../src/index.ts';

interface State {
  tiles: string[];
  laid: number;
}

type Event = { type: 'laid'; tile: string };

interface Options {
  sets: string[];
}

export const optionsCompletedTwice = defineGame<State, Event, Options>({
  name: 'options-completed-twice',
  version: 1,
  seats: { min: 1, max: 1 },
  options: (given) => ({ sets: ['base', ...((given as Options | undefined)?.sets ?? [])] }),
  setup: ({ options }) => ({ tiles: options.sets.flatMap((set) => [`town of ${set}`, `field of ${set}`]), laid: 0 }),
  *turn({ tiles }) {
    yield* emit({ type: 'laid', tile: yield* choose(0, 'Which tile?', tiles) });
  },
  apply: {
    laid: (state) => {
      state.laid++;
    },
  },
  outcome: ({ laid }) => (laid === 2 ? rank([laid]) : undefined),
});
