/**
 * Whichever card is wished for first is granted, and only the second shows what the other holds: the pair must not be
 * theirs. Nobody looks at a set beyond its first pick.
 */
import { chooseSome, defineGame, emit } from '../../src/index.ts';
import { fitsTells } from './fits-tells.ts';

const CARDS = ['ace', 'two', 'three', 'four'];

export const secondPickTells = defineGame({
  ...fitsTells,
  name: 'second-pick-tells',
  *turn({ hand }) {
    const isTheirs = (picked: readonly string[]) =>
      picked.length === 2 && picked.every((card) => hand.indexOf(card) < 2);
    yield* chooseSome(0, 'What do you wish for?', CARDS, { min: 1, max: 2, fits: (picked) => !isTheirs(picked) });
    yield* emit({ type: 'wished' });
  },
});
