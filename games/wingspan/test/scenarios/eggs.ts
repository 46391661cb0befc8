import type { Scenario } from '../scenario.ts';

/** Eggs that are laid. */
export const EGGS: readonly Scenario[] = [
  {
    bird: 'bairds_sparrow',
    rule: 'lays an egg on any bird, here on the only one with room',
    given: { players: [{ forest: ['hooded_warbler'], grassland: ['bairds_sparrow'] }, {}] },
    choices: ['layEggs', 'bairds_sparrow', 'bairds_sparrow', 'bairds_sparrow'],
    happens: [
      "Seat 0 lays an egg on Baird's Sparrow.",
      "Seat 0 lays an egg on Baird's Sparrow.",
      "Seat 0 uses Baird's Sparrow.",
      'Seat 0 lays an egg on Hooded Warbler.',
    ],
    ends: [{ rows: { forest: [{ eggs: 1 }], grassland: [{ eggs: 2 }] } }, {}],
  },
  {
    bird: 'bairds_sparrow',
    rule: 'without room anywhere there is no egg, no trade and no power',
    given: { players: [{ grassland: [{ bird: 'bairds_sparrow', eggs: 2 }], food: { seed: 1 } }, {}] },
    choices: ['layEggs'],
    happens: ["Baird's Sparrow of seat 0 does nothing: there is no room."],
    ends: [{ food: { seed: 1 }, rows: { grassland: [{ eggs: 2 }] } }, {}],
  },
  {
    bird: 'california_quail',
    rule: 'lays an egg on itself, with the row it stands in, here the forest',
    given: { players: [{ forest: ['california_quail'], grassland: ['bobolink'] }, {}] },
    choices: ['gainFood', { die: 'fish', food: 'fish' }, 'california_quail'],
    happens: [
      'Seat 0 takes 1 fish from the feeder.',
      'Seat 0 uses California Quail.',
      'Seat 0 lays an egg on California Quail.',
    ],
    ends: [{ food: { fish: 1 }, rows: { forest: [{ eggs: 1 }], grassland: [{ eggs: 0 }] } }, {}],
  },
  {
    bird: 'cassins_sparrow',
    rule: 'lays an egg on any bird, in other rows too',
    given: { players: [{}, {}, { grassland: ['cassins_sparrow'], wetland: ['mallard'] }], seat: 2 },
    choices: ['layEggs', 'mallard', 'cassins_sparrow', 'cassins_sparrow', 'mallard'],
    happens: [
      'Seat 2 lays an egg on Mallard.',
      "Seat 2 lays an egg on Cassin's Sparrow.",
      "Seat 2 uses Cassin's Sparrow.",
      'Seat 2 lays an egg on Mallard.',
    ],
    ends: [{}, {}, { rows: { grassland: [{ eggs: 1 }], wetland: [{ eggs: 2 }] } }],
  },
  {
    bird: 'cassins_sparrow',
    rule: 'its power may be declined',
    given: { players: [{ grassland: ['cassins_sparrow'], wetland: [{ bird: 'mallard', eggs: 3 }] }, {}] },
    choices: ['layEggs', 'cassins_sparrow', 'cassins_sparrow', 'pass'],
    happens: [
      "Seat 0 lays an egg on Cassin's Sparrow.",
      "Seat 0 lays an egg on Cassin's Sparrow.",
      "Cassin's Sparrow of seat 0 does nothing: not wanted.",
    ],
    ends: [{ rows: { grassland: [{ eggs: 2 }], wetland: [{ eggs: 3 }] } }, {}],
  },
  {
    bird: 'chipping_sparrow',
    rule: 'lays an egg on any bird, from the forest too',
    given: {
      players: [{ forest: ['chipping_sparrow', 'hooded_warbler'], wetland: [{ bird: 'mallard', eggs: 3 }] }, {}],
    },
    choices: [
      'gainFood',
      { die: 'seed', food: 'seed' },
      { die: 'fruit', food: 'fruit' },
      'chipping_sparrow',
      'mallard',
    ],
    happens: [
      'Seat 0 takes 1 seed from the feeder.',
      'Seat 0 takes 1 fruit from the feeder.',
      'Seat 0 uses Chipping Sparrow.',
      'Seat 0 lays an egg on Mallard.',
    ],
    ends: [{ rows: { forest: [{ eggs: 0 }, { eggs: 0 }], wetland: [{ eggs: 4 }] } }, {}],
  },
  {
    bird: 'grasshopper_sparrow',
    rule: 'lays an egg on any bird with room; a seed bought an egg before',
    given: {
      players: [
        {
          grassland: [{ bird: 'bobolink', eggs: 3 }, 'scaled_quail', 'grasshopper_sparrow'],
          food: { seed: 1 },
        },
        {},
      ],
    },
    choices: [
      'layEggs',
      'scaled_quail',
      'grasshopper_sparrow',
      'scaled_quail',
      'seed',
      'grasshopper_sparrow',
      'grasshopper_sparrow',
      'pass',
    ],
    happens: [
      'Seat 0 lays an egg on Scaled Quail.',
      'Seat 0 lays an egg on Grasshopper Sparrow.',
      'Seat 0 lays an egg on Scaled Quail.',
      'Seat 0 pays 1 seed.',
      'Seat 0 lays an egg on Grasshopper Sparrow.',
      'Seat 0 uses Grasshopper Sparrow.',
      'Seat 0 lays an egg on Scaled Quail.',
      'Scaled Quail of seat 0 does nothing: not wanted.',
    ],
    ends: [{ food: { seed: 0 }, rows: { grassland: [{ eggs: 3 }, { eggs: 3 }, { eggs: 2 }] } }, {}],
  },
  {
    bird: 'mourning_dove',
    rule: 'lays an egg on itself, here after one was given for a card',
    given: { players: [{ wetland: [{ bird: 'mourning_dove', eggs: 1 }] }, {}, {}] },
    chance: { card: ['osprey', 'canvasback'] },
    choices: ['drawCards', 'deck', 'mourning_dove', 'deck', 'mourning_dove'],
    happens: [
      'Seat 0 draws Osprey from the deck.',
      'Seat 0 discards an egg of Mourning Dove.',
      'Seat 0 draws Canvasback from the deck.',
      'Seat 0 uses Mourning Dove.',
      'Seat 0 lays an egg on Mourning Dove.',
    ],
    ends: [{ hand: ['osprey', 'canvasback'], rows: { wetland: [{ eggs: 1 }] } }, {}, {}],
  },
  {
    bird: 'northern_bobwhite',
    rule: 'lays an egg on itself, after the eggs of the row',
    given: { players: [{}, { grassland: [{ bird: 'northern_bobwhite', eggs: 1 }] }, {}, {}], seat: 1 },
    choices: ['layEggs', 'northern_bobwhite'],
    happens: [
      'Seat 1 lays an egg on Northern Bobwhite.',
      'Seat 1 lays an egg on Northern Bobwhite.',
      'Seat 1 uses Northern Bobwhite.',
      'Seat 1 lays an egg on Northern Bobwhite.',
    ],
    ends: [{}, { rows: { grassland: [{ eggs: 4 }] } }, {}, {}],
  },
  {
    bird: 'northern_bobwhite',
    rule: 'with a full nest it lays nothing, even if others have room',
    given: {
      players: [{ forest: ['hooded_warbler'], grassland: [{ bird: 'northern_bobwhite', eggs: 6 }, 'bobolink'] }, {}],
    },
    choices: ['layEggs', 'bobolink', 'bobolink', 'bobolink'],
    happens: [
      'Seat 0 lays an egg on Bobolink.',
      'Seat 0 lays an egg on Bobolink.',
      'Seat 0 lays an egg on Bobolink.',
      'Northern Bobwhite of seat 0 does nothing: there is no room.',
    ],
    ends: [{ rows: { forest: [{ eggs: 0 }], grassland: [{ eggs: 6 }, { eggs: 3 }] } }, {}],
  },
  {
    bird: 'scaled_quail',
    rule: 'lays an egg on itself, up to its limit of 6',
    given: { players: [{ grassland: [{ bird: 'scaled_quail', eggs: 3 }], food: { fish: 1 } }, {}] },
    choices: ['layEggs', 'pass', 'scaled_quail'],
    happens: [
      'Seat 0 lays an egg on Scaled Quail.',
      'Seat 0 lays an egg on Scaled Quail.',
      'Seat 0 uses Scaled Quail.',
      'Seat 0 lays an egg on Scaled Quail.',
    ],
    ends: [{ food: { fish: 1 }, rows: { grassland: [{ eggs: 6 }] } }, {}],
  },
  {
    bird: 'scaled_quail',
    rule: 'eggs of the row may fill it, and then there is no room',
    given: { players: [{ grassland: [{ bird: 'scaled_quail', eggs: 5 }], food: { fish: 1 } }, {}] },
    choices: ['layEggs'],
    happens: ['Seat 0 lays an egg on Scaled Quail.', 'Scaled Quail of seat 0 does nothing: there is no room.'],
    ends: [{ food: { fish: 1 }, rows: { grassland: [{ eggs: 6 }] } }, {}],
  },
  {
    bird: 'ash_throated_flycatcher',
    rule: 'lays an egg on each own bird with a cavity or star nest that has room, itself included',
    given: {
      players: [
        {
          hand: ['ash_throated_flycatcher'],
          food: { invertebrate: 2, fruit: 1 },
          forest: [{ bird: 'acorn_woodpecker', eggs: 2 }, 'baltimore_oriole', 'hooded_warbler'],
          wetland: [{ bird: 'prothonotary_warbler', eggs: 4 }],
        },
        { forest: ['red_bellied_woodpecker'] },
      ],
    },
    choices: ['playBird', { bird: 'ash_throated_flycatcher', habitat: 'grassland' }, 'ash_throated_flycatcher'],
    happens: [
      'Seat 0 plays Ash-Throated Flycatcher into the grassland for 2 invertebrates and 1 fruit.',
      'Seat 0 uses Ash-Throated Flycatcher.',
      'Seat 0 lays an egg on Acorn Woodpecker.',
      'Seat 0 lays an egg on Baltimore Oriole.',
      'Seat 0 lays an egg on Ash-Throated Flycatcher.',
    ],
    ends: [
      { rows: { forest: [{ eggs: 3 }, { eggs: 1 }, { eggs: 0 }], grassland: [{ eggs: 1 }], wetland: [{ eggs: 4 }] } },
      { rows: { forest: [{ eggs: 0 }] } },
    ],
  },
  {
    bird: 'bobolink',
    rule: 'lays an egg on each own bird with a ground nest, also where one was just paid',
    given: {
      players: [
        {
          hand: ['bobolink'],
          food: { invertebrate: 1, seed: 2 },
          forest: [{ bird: 'american_woodcock', eggs: 2 }],
          grassland: ['grasshopper_sparrow'],
          wetland: [{ bird: 'mallard', eggs: 1 }],
        },
        {},
        {},
      ],
    },
    choices: ['playBird', { bird: 'bobolink', habitat: 'grassland' }, 'american_woodcock', 'bobolink'],
    happens: [
      'Seat 0 plays Bobolink into the grassland for 1 invertebrate and 2 seeds and an egg of American Woodcock.',
      'Seat 0 uses Bobolink.',
      'Seat 0 lays an egg on American Woodcock.',
      'Seat 0 lays an egg on Grasshopper Sparrow.',
      'Seat 0 lays an egg on Bobolink.',
      'Seat 0 lays an egg on Mallard.',
    ],
    ends: [{ rows: { forest: [{ eggs: 2 }], grassland: [{ eggs: 1 }, { eggs: 1 }], wetland: [{ eggs: 2 }] } }, {}, {}],
  },
  {
    bird: 'inca_dove',
    rule: 'lays an egg on each own bird with a platform nest, here on itself alone',
    given: {
      players: [
        {},
        {
          hand: ['inca_dove'],
          food: { seed: 2, fish: 2 },
          forest: ['hooded_warbler'],
          wetland: [{ bird: 'black_tern', eggs: 2 }],
        },
      ],
      seat: 1,
    },
    choices: ['playBird', { bird: 'inca_dove', habitat: 'grassland' }, { seed: 1, fish: 2 }, 'inca_dove'],
    happens: [
      'Seat 1 plays Inca Dove into the grassland for 1 seed and 2 fish.',
      'Seat 1 uses Inca Dove.',
      'Seat 1 lays an egg on Inca Dove.',
    ],
    ends: [
      {},
      {
        food: { seed: 1, fish: 0 },
        rows: { forest: [{ eggs: 0 }], grassland: [{ bird: 'inca_dove', eggs: 1 }], wetland: [{ eggs: 2 }] },
      },
    ],
  },
  {
    bird: 'inca_dove',
    rule: 'its power may be declined',
    given: { players: [{ hand: ['inca_dove'], food: { seed: 2 }, wetland: ['osprey'] }, {}] },
    choices: ['playBird', { bird: 'inca_dove', habitat: 'grassland' }, 'pass'],
    happens: [
      'Seat 0 plays Inca Dove into the grassland for 2 seeds.',
      'Inca Dove of seat 0 does nothing: not wanted.',
    ],
    ends: [{ rows: { grassland: [{ eggs: 0 }], wetland: [{ eggs: 0 }] } }, {}],
  },
  {
    bird: 'says_phoebe',
    rule: 'lays an egg on each own bird with a bowl nest; as fourth of its row it costs two eggs',
    given: {
      players: [
        {
          hand: ['says_phoebe'],
          food: { invertebrate: 2, fish: 2 },
          forest: [{ bird: 'cassins_finch', eggs: 3 }],
          grassland: ['brown_headed_cowbird', { bird: 'chipping_sparrow', eggs: 2 }, { bird: 'bobolink', eggs: 1 }],
        },
        {},
        {},
      ],
    },
    choices: ['playBird', { bird: 'says_phoebe', habitat: 'grassland' }, 'chipping_sparrow', 'bobolink', 'says_phoebe'],
    happens: [
      "Seat 0 plays Say's Phoebe into the grassland for 2 invertebrates and 2 fish and an egg of Chipping Sparrow and an egg of Bobolink.",
      "Seat 0 uses Say's Phoebe.",
      'Seat 0 lays an egg on Chipping Sparrow.',
      "Seat 0 lays an egg on Say's Phoebe.",
    ],
    ends: [
      {
        food: { invertebrate: 0, fish: 0 },
        rows: { forest: [{ eggs: 3 }], grassland: [{ eggs: 0 }, { eggs: 2 }, { eggs: 0 }, { eggs: 1 }] },
      },
      {},
      {},
    ],
  },
];
