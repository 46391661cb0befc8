import type { Scenario } from '../scenario.ts';

/** Birds without a power: played, then used with their row. Each row ends with the turn of the next seat. */
export const POWERLESS: readonly Scenario[] = [
  {
    bird: 'american_woodcock',
    rule: 'no power is asked for, neither when it is played nor with the grassland',
    given: { players: [{ hand: ['american_woodcock'], food: { invertebrate: 2, seed: 1 } }, {}] },
    choices: [
      'playBird',
      { bird: 'american_woodcock', habitat: 'grassland' },
      'gainFood',
      { die: 'fish', food: 'fish' },
      'layEggs',
      'gainFood',
      { die: 'fruit', food: 'fruit' },
    ],
    happens: [
      'Seat 0 plays American Woodcock into the grassland for 2 invertebrates and 1 seed.',
      'Seat 1 takes 1 fish from the feeder.',
      'Seat 0 lays an egg on American Woodcock.',
      'Seat 0 lays an egg on American Woodcock.',
      'Seat 1 takes 1 fruit from the feeder.',
    ],
    ends: [
      { food: { invertebrate: 0, seed: 0 }, hand: [], rows: { grassland: [{ bird: 'american_woodcock', eggs: 2 }] } },
      { food: { fish: 1, fruit: 1 } },
    ],
  },
  {
    bird: 'blue_winged_warbler',
    rule: 'a seed and a fish stand in for an invertebrate, an egg pays the second place; no power is asked for',
    given: {
      players: [
        {
          hand: ['blue_winged_warbler'],
          food: { invertebrate: 1, seed: 1, fish: 1 },
          forest: [{ bird: 'cassins_finch', eggs: 1 }],
        },
        {},
      ],
    },
    choices: [
      'playBird',
      { bird: 'blue_winged_warbler', habitat: 'forest' },
      'gainFood',
      { die: 'seed', food: 'seed' },
      'gainFood',
      { die: 'fish', food: 'fish' },
      { die: 'fruit', food: 'fruit' },
      'gainFood',
      { die: 'rodent', food: 'rodent' },
    ],
    happens: [
      "Seat 0 plays Blue-Winged Warbler into the forest for 1 invertebrate, 1 seed and 1 fish and an egg of Cassin's Finch.",
      'Seat 1 takes 1 seed from the feeder.',
      'Seat 0 takes 1 fish from the feeder.',
      'Seat 0 takes 1 fruit from the feeder.',
      'Seat 1 takes 1 rodent from the feeder.',
    ],
    ends: [
      { food: { invertebrate: 0, seed: 0, fish: 1, fruit: 1 }, rows: { forest: [{ eggs: 0 }, { eggs: 0 }] } },
      { food: { seed: 1, rodent: 1 } },
    ],
  },
  {
    bird: 'hooded_warbler',
    rule: 'with it the forest offers a trade, but no power',
    given: {
      players: [{}, {}, { hand: ['hooded_warbler', 'whooping_crane'], food: { invertebrate: 2 } }],
      seat: 2,
    },
    choices: [
      'playBird',
      'gainFood',
      { die: 'fish', food: 'fish' },
      'gainFood',
      { die: 'seed', food: 'seed' },
      'gainFood',
      { die: 'fruit', food: 'fruit' },
      'whooping_crane',
      { die: 'rodent', food: 'rodent' },
      'layEggs',
    ],
    happens: [
      'Seat 2 plays Hooded Warbler into the forest for 2 invertebrates.',
      'Seat 0 takes 1 fish from the feeder.',
      'Seat 1 takes 1 seed from the feeder.',
      'Seat 2 takes 1 fruit from the feeder.',
      'Seat 2 discards Whooping Crane.',
      'Seat 2 takes 1 rodent from the feeder.',
    ],
    ends: [
      { food: { fish: 1 } },
      { food: { seed: 1 } },
      { food: { invertebrate: 0, fruit: 1, rodent: 1 }, hand: [], rows: { forest: [{ bird: 'hooded_warbler' }] } },
    ],
  },
  {
    bird: 'prothonotary_warbler',
    rule: 'two fish stand in for its seed; no power is asked for, nor with the wetland',
    given: { players: [{ hand: ['prothonotary_warbler'], food: { invertebrate: 2, fish: 2 } }, {}] },
    chance: { card: ['mallard'] },
    choices: [
      'playBird',
      { bird: 'prothonotary_warbler', habitat: 'wetland' },
      'layEggs',
      'drawCards',
      'deck',
      'layEggs',
    ],
    happens: [
      'Seat 0 plays Prothonotary Warbler into the wetland for 2 invertebrates and 2 fish.',
      'Seat 0 draws Mallard from the deck.',
    ],
    ends: [
      {
        food: { invertebrate: 0, fish: 0 },
        hand: ['mallard'],
        rows: { wetland: [{ bird: 'prothonotary_warbler' }] },
      },
      {},
    ],
  },
  {
    bird: 'trumpeter_swan',
    rule: 'a third seed may pay for the wild food of its cost; no power is asked for',
    given: { players: [{ hand: ['trumpeter_swan'], food: { seed: 3, fish: 1 } }, {}, {}, {}] },
    chance: { card: ['mallard'] },
    choices: ['playBird', { seed: 3 }, 'layEggs', 'layEggs', 'layEggs', 'drawCards', 'deck', 'layEggs'],
    happens: ['Seat 0 plays Trumpeter Swan into the wetland for 3 seeds.', 'Seat 0 draws Mallard from the deck.'],
    ends: [
      { food: { seed: 0, fish: 1 }, hand: ['mallard'], rows: { wetland: [{ bird: 'trumpeter_swan' }] } },
      {},
      {},
      {},
    ],
  },
  {
    bird: 'wild_turkey',
    rule: 'two birds pay the eggs of the fourth place; the row then gives 4 eggs, and neither trade nor power',
    given: {
      players: [
        {
          hand: ['wild_turkey'],
          food: { seed: 2, fruit: 1, rodent: 1 },
          grassland: [{ bird: 'bobolink', eggs: 2 }, { bird: 'inca_dove', eggs: 1 }, 'american_goldfinch'],
        },
        {},
      ],
    },
    choices: [
      'playBird',
      { bird: 'wild_turkey', habitat: 'grassland' },
      'bobolink',
      'inca_dove',
      'layEggs',
      'layEggs',
      'wild_turkey',
      'wild_turkey',
      'wild_turkey',
      'wild_turkey',
      'layEggs',
    ],
    happens: [
      'Seat 0 plays Wild Turkey into the grassland for 2 seeds and 1 fruit and an egg of Bobolink and an egg of Inca Dove.',
      'Seat 0 lays an egg on Wild Turkey.',
      'Seat 0 lays an egg on Wild Turkey.',
      'Seat 0 lays an egg on Wild Turkey.',
      'Seat 0 lays an egg on Wild Turkey.',
    ],
    ends: [
      {
        food: { seed: 0, fruit: 0, rodent: 1 },
        rows: { grassland: [{ eggs: 1 }, { eggs: 0 }, { eggs: 0 }, { bird: 'wild_turkey', eggs: 4 }] },
      },
      {},
    ],
  },
];
