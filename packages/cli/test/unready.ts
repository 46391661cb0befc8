import { choose, defineGame, type Flow, rank } from '@fermata/core';

/** A game that breaks before it has asked anything. Wrong on purpose. */
export const unready = defineGame<{ cards: number }, never>({
  name: 'unready',
  version: 1,
  seats: { min: 1, max: 1 },
  setup: () => {
    throw new Error('the box holds no cards');
  },
  *turn(): Flow<never> {
    yield* choose(0, 'Go on?', ['yes']);
  },
  apply: {},
  outcome: ({ cards }) => rank([cards]),
});
