/**
 * A table of names that lacks one: the text of an option is undefined, and a player would be shown just that.
 */
import { choose, defineGame, emit, rank } from '../../src/index.ts';

const TREES = ['ash', 'oak'] as const;
const NAMES: { readonly [tree: string]: string } = { ash: 'an ash' };

type Event = { type: 'planted'; tree: string };

export const textMissing = defineGame<{ trees: string[] }, Event>({
  name: 'text-missing',
  version: 1,
  seats: { min: 1, max: 1 },
  setup: () => ({ trees: [] }),
  *turn() {
    yield* emit({ type: 'planted', tree: yield* choose(0, 'Which tree?', TREES) });
  },
  apply: {
    planted: (state, { tree }) => {
      state.trees.push(tree);
    },
  },
  outcome: ({ trees }) => (trees.length === 3 ? rank([0]) : undefined),
  describe: { option: (tree) => NAMES[tree as string]! }, // every tree has a name, the author thought
});
