import type { OptionForm } from '@fermata/scene';
import type { Options } from './options.ts';

/** Two teams to begin with. What is left out of a set is at its highest. */
const EXAMPLE = [
  [
    { species: 'tauros', moves: ['bodyslam', 'hyperbeam', 'blizzard', 'earthquake'] },
    { species: 'starmie', moves: ['surf', 'thunderbolt', 'recover', 'thunderwave'] },
  ],
  [
    { species: 'snorlax', moves: ['bodyslam', 'rest', 'amnesia', 'surf'] },
    { species: 'jolteon', moves: ['thunderbolt', 'thunderwave', 'doublekick', 'agility'] },
  ],
];

export const form: OptionForm<Options> = [
  {
    name: 'teams',
    words: 'Teams',
    kind: {
      type: 'either',
      of: [
        { words: 'drawn at random', kind: { type: 'fixed', usual: null } },
        { words: 'these, a list of one to six for each seat', kind: { type: 'json', usual: EXAMPLE } },
      ],
    },
  },
];
