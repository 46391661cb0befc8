import type { OptionForm } from '@fermata/scene';
import { BIRDS as ALL } from './data/birds.ts';
import type { BirdSet, Options } from './options.ts';
import type { GoalSide } from './state.ts';

const BIRDS: { readonly [S in BirdSet]: string } = { all: `all ${ALL.length}`, core: 'the 170 of the first printings' };
const GOALS: { readonly [S in GoalSide]: string } = {
  green: 'green: the best at a goal get the most',
  blue: 'blue: a point for each, up to five',
};

export const form: OptionForm<Options> = [
  { name: 'birds', words: 'Birds', kind: { type: 'oneOf', of: wordsOf(BIRDS), usual: 'all' } },
  { name: 'goals', words: 'Side of the goal board', kind: { type: 'oneOf', of: wordsOf(GOALS), usual: 'green' } },
  {
    name: 'more',
    words: 'More birds',
    about: 'Cards of your own that go into the deck, with powers that there are.',
    kind: { type: 'json', usual: [] },
  },
];

function wordsOf(all: { readonly [value: string]: string }) {
  return Object.entries(all).map(([value, words]) => ({ value, words }));
}
