import type { Scenario } from '../scenario.ts';

/** Food from the feeder and the supply. */
export const FOOD: readonly Scenario[] = [
  {
    bird: 'acorn_woodpecker',
    rule: 'takes a seed from the feeder, which may be cached on it',
    given: { players: [{ forest: ['acorn_woodpecker'] }, {}], feeder: ['seed', 'fish', 'either'] },
    choices: ['gainFood', { die: 'fish', food: 'fish' }, 'acorn_woodpecker', { die: 'either', food: 'seed' }, 'cache'],
    happens: [
      'Seat 0 takes 1 fish from the feeder.',
      'Seat 0 uses Acorn Woodpecker.',
      'Seat 0 takes 1 seed from the feeder (a die with two foods) and caches it on Acorn Woodpecker.',
    ],
    ends: [{ food: { fish: 1, seed: 0 }, rows: { forest: [{ cached: ['seed'] }] } }, {}],
  },
  {
    bird: 'american_goldfinch',
    rule: 'brings 3 seeds when it is played',
    given: { players: [{ hand: ['american_goldfinch'], food: { seed: 2, fish: 1 } }, {}] },
    choices: ['playBird', 'american_goldfinch'],
    happens: [
      'Seat 0 plays American Goldfinch into the grassland for 2 seeds.',
      'Seat 0 uses American Goldfinch.',
      'Seat 0 gains 3 seeds.',
    ],
    ends: [{ food: { seed: 3, fish: 1 } }, {}],
  },
];
