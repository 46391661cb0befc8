import type { OptionForm, OptionWord } from '@fermata/scene';
import type { ScenarioName } from './data/scenarios.ts';
import type { Options, Pair } from './options.ts';

const SCENARIOS: { readonly [S in ScenarioName]: string } = {
  short: 'Short: 1965 to 1967, 3 coups',
  medium: 'Medium: 1968 to 1972, 3 coups',
  full: 'Full: 1964 to 1972, 6 coups',
};
const PAIRS: { readonly [P in Pair]: string } = { insurgents: 'NVA and VC', COIN: 'US and ARVN' };

export const form: OptionForm<Options> = [
  { name: 'scenario', words: 'Scenario', kind: { type: 'oneOf', of: wordsOf(SCENARIOS), usual: 'short' } },
  {
    name: 'periodEvents',
    words: 'Period events',
    about: 'Each pile has the events of its own years only.',
    kind: { type: 'yesNo', usual: false },
  },
  {
    name: 'edition',
    words: 'Edition',
    about: 'Air Strike and Commitment differ.',
    kind: {
      type: 'oneOf',
      of: [
        { value: 2, words: 'second' },
        { value: 1, words: 'first' },
      ],
      usual: 2,
    },
  },
  {
    name: 'transfers',
    words: 'Transfers',
    about: 'NVA and VC may give each other resources, where they sit apart.',
    kind: { type: 'yesNo', usual: false },
  },
  {
    name: 'pair',
    words: 'Who share a seat',
    about: 'Where three play.',
    kind: { type: 'oneOf', of: wordsOf(PAIRS), usual: 'insurgents' },
  },
];

function wordsOf(all: { readonly [value: string]: string }): OptionWord[] {
  return Object.entries(all).map(([value, words]) => ({ value, words }));
}
