/**
 * A flag of the module keeps the opening from running twice. The author saw it run again on undo, took that for a bug,
 * and guarded against it; but undo plays the match again from its start, and now it starts without its coins.
 */
import { choose, defineGame, emit, rank, roll } from '../../src/index.ts';

interface State {
  coins: number;
  turns: number;
}

type Event = { type: 'found'; coins: number } | { type: 'worked'; at: string };

let isOpened = false;

export const openingRunOnce = defineGame<State, Event>({
  name: 'opening-run-once',
  version: 1,
  seats: { min: 1, max: 1 },
  setup: () => ({ coins: 0, turns: 0 }),
  *opening() {
    if (isOpened) return;
    isOpened = true;
    yield* emit({ type: 'found', coins: yield* roll(6, 'coins') });
  },
  *turn() {
    yield* emit({ type: 'worked', at: yield* choose(0, 'Where do you work?', ['mill', 'mine']) });
  },
  apply: {
    found: (state, { coins }) => {
      state.coins = coins;
    },
    worked: (state) => {
      state.turns++;
    },
  },
  outcome: ({ coins, turns }) => {
    if (turns < 2) return undefined;
    isOpened = false;
    return rank([coins]);
  },
});
