import type { Scenario } from '../scenario.ts';

/** Birds that move to another habitat. */
export const MOVING: readonly Scenario[] = [
  {
    bird: 'bewicks_wren',
    rule: 'may move to another habitat if no bird is to its right',
    given: { players: [{ forest: ['bewicks_wren'] }, {}] },
    choices: ['gainFood', { die: 'fish', food: 'fish' }, 'bewicks_wren', 'wetland'],
    happens: [
      'Seat 0 takes 1 fish from the feeder.',
      "Seat 0 uses Bewick's Wren.",
      "Bewick's Wren of seat 0 moves from the forest to the wetland.",
    ],
    ends: [{ rows: { forest: [], grassland: [], wetland: [{ bird: 'bewicks_wren' }] } }, {}],
  },
  {
    bird: 'blue_grosbeak',
    rule: 'takes along the eggs that were just laid on it',
    given: { players: [{ grassland: ['blue_grosbeak'] }, {}, {}] },
    choices: ['layEggs', 'blue_grosbeak', 'forest'],
    happens: [
      'Seat 0 lays an egg on Blue Grosbeak.',
      'Seat 0 lays an egg on Blue Grosbeak.',
      'Seat 0 uses Blue Grosbeak.',
      'Blue Grosbeak of seat 0 moves from the grassland to the forest.',
    ],
    ends: [{ rows: { forest: [{ bird: 'blue_grosbeak', eggs: 2 }], grassland: [] } }, {}, {}],
  },
  {
    bird: 'chimney_swift',
    rule: 'moves unasked to the one habitat that has room',
    given: {
      players: [
        {
          forest: ['hooded_warbler', 'carolina_wren', 'pine_siskin', 'barred_owl', 'blue_jay'],
          wetland: ['trumpeter_swan', 'king_rail', 'chimney_swift'],
        },
        {},
      ],
    },
    chance: { card: ['mallard', 'osprey'] },
    choices: ['drawCards', 'deck', 'deck', 'chimney_swift'],
    happens: [
      'Seat 0 draws Mallard from the deck.',
      'Seat 0 draws Osprey from the deck.',
      'Seat 0 uses Chimney Swift.',
      'Chimney Swift of seat 0 moves from the wetland to the grassland.',
    ],
    ends: [
      {
        rows: {
          forest: [{}, {}, {}, {}, {}],
          grassland: [{ bird: 'chimney_swift' }],
          wetland: [{ bird: 'trumpeter_swan' }, { bird: 'king_rail' }],
        },
      },
      {},
    ],
  },
  {
    bird: 'common_nighthawk',
    rule: 'takes along all it has, and costs no eggs where it goes',
    given: {
      players: [
        {},
        {
          forest: [{ bird: 'common_nighthawk', eggs: 1, cached: ['seed'], tucked: ['brant', 'bobolink'] }],
          wetland: [{ bird: 'king_rail', eggs: 2 }, 'mallard'],
        },
      ],
      seat: 1,
    },
    choices: ['gainFood', { die: 'fish', food: 'fish' }, 'common_nighthawk', 'wetland'],
    happens: [
      'Seat 1 takes 1 fish from the feeder.',
      'Seat 1 uses Common Nighthawk.',
      'Common Nighthawk of seat 1 moves from the forest to the wetland.',
    ],
    ends: [
      {},
      {
        rows: {
          forest: [],
          wetland: [
            { bird: 'king_rail', eggs: 2 },
            { bird: 'mallard' },
            { bird: 'common_nighthawk', eggs: 1, cached: ['seed'], tucked: ['brant', 'bobolink'] },
          ],
        },
      },
    ],
  },
  {
    bird: 'lincolns_sparrow',
    rule: 'moves to the right end of the other row; those to its left are used after it',
    given: {
      players: [{ forest: ['northern_cardinal', 'lincolns_sparrow'], grassland: ['bobolink', 'says_phoebe'] }, {}],
    },
    choices: [
      'gainFood',
      { die: 'fish', food: 'fish' },
      { die: 'seed', food: 'seed' },
      'lincolns_sparrow',
      'grassland',
      'northern_cardinal',
    ],
    happens: [
      'Seat 0 takes 1 fish from the feeder.',
      'Seat 0 takes 1 seed from the feeder.',
      "Seat 0 uses Lincoln's Sparrow.",
      "Lincoln's Sparrow of seat 0 moves from the forest to the grassland.",
      'Seat 0 uses Northern Cardinal.',
      'Seat 0 gains 1 fruit.',
    ],
    ends: [
      {
        food: { fruit: 1 },
        rows: {
          forest: [{ bird: 'northern_cardinal' }],
          grassland: [{ bird: 'bobolink' }, { bird: 'says_phoebe' }, { bird: 'lincolns_sparrow' }],
        },
      },
      {},
    ],
  },
  {
    bird: 'song_sparrow',
    text: 'When its row is used, if no bird is to the right of this one, move it to another habitat.',
    rule: 'moves away, so that the bird to its left may move too',
    given: { players: [{ wetland: ['white_crowned_sparrow', 'song_sparrow'] }, {}] },
    chance: { card: ['mallard', 'osprey'] },
    choices: ['drawCards', 'deck', 'deck', 'song_sparrow', 'grassland', 'white_crowned_sparrow', 'grassland'],
    happens: [
      'Seat 0 draws Mallard from the deck.',
      'Seat 0 draws Osprey from the deck.',
      'Seat 0 uses Song Sparrow.',
      'Song Sparrow of seat 0 moves from the wetland to the grassland.',
      'Seat 0 uses White-Crowned Sparrow.',
      'White-Crowned Sparrow of seat 0 moves from the wetland to the grassland.',
    ],
    ends: [{ rows: { grassland: [{ bird: 'song_sparrow' }, { bird: 'white_crowned_sparrow' }], wetland: [] } }, {}],
  },
  {
    bird: 'white_crowned_sparrow',
    rule: 'may move to another habitat if no bird is to its right',
    given: { players: [{ grassland: ['bobolink', 'white_crowned_sparrow'] }, {}, {}, {}] },
    choices: ['layEggs', 'bobolink', 'bobolink', 'bobolink', 'white_crowned_sparrow', 'wetland'],
    happens: [
      'Seat 0 lays an egg on Bobolink.',
      'Seat 0 lays an egg on Bobolink.',
      'Seat 0 lays an egg on Bobolink.',
      'Seat 0 uses White-Crowned Sparrow.',
      'White-Crowned Sparrow of seat 0 moves from the grassland to the wetland.',
    ],
    ends: [
      { rows: { grassland: [{ bird: 'bobolink', eggs: 3 }], wetland: [{ bird: 'white_crowned_sparrow' }] } },
      {},
      {},
      {},
    ],
  },
  {
    bird: 'yellow_breasted_chat',
    rule: 'may move from the wetland, after its egg was given for a card',
    given: { players: [{ wetland: [{ bird: 'yellow_breasted_chat', eggs: 3 }] }, {}] },
    chance: { card: ['mallard', 'osprey'] },
    choices: ['drawCards', 'deck', 'yellow_breasted_chat', 'deck', 'yellow_breasted_chat', 'forest'],
    happens: [
      'Seat 0 draws Mallard from the deck.',
      'Seat 0 discards an egg of Yellow-Breasted Chat.',
      'Seat 0 draws Osprey from the deck.',
      'Seat 0 uses Yellow-Breasted Chat.',
      'Yellow-Breasted Chat of seat 0 moves from the wetland to the forest.',
    ],
    ends: [{ rows: { forest: [{ bird: 'yellow_breasted_chat', eggs: 2 }], wetland: [] } }, {}],
  },
  {
    bird: 'lincolns_sparrow',
    rule: 'stays where it is if a bird is to its right',
    given: { players: [{ forest: ['lincolns_sparrow', 'hooded_warbler'] }, {}] },
    choices: ['gainFood', { die: 'fish', food: 'fish' }, { die: 'seed', food: 'seed' }],
    happens: [
      'Seat 0 takes 1 fish from the feeder.',
      'Seat 0 takes 1 seed from the feeder.',
      "Lincoln's Sparrow of seat 0 does nothing: a bird is to its right.",
    ],
    ends: [{ rows: { forest: [{ bird: 'lincolns_sparrow' }, {}] } }, {}],
  },
  {
    bird: 'chimney_swift',
    rule: 'stays where it is if the other rows are full',
    given: {
      players: [
        {
          forest: ['chimney_swift'],
          grassland: ['bobolink', 'says_phoebe', 'inca_dove', 'horned_lark', 'killdeer'],
          wetland: ['trumpeter_swan', 'king_rail', 'mallard', 'osprey', 'willet'],
        },
        {},
      ],
    },
    choices: ['gainFood', { die: 'fish', food: 'fish' }],
    happens: ['Seat 0 takes 1 fish from the feeder.', 'Chimney Swift of seat 0 does nothing: there is no room.'],
    ends: [{ rows: { forest: [{ bird: 'chimney_swift' }] } }, {}],
  },
  {
    bird: 'yellow_breasted_chat',
    rule: 'need not move; then the mover to its left cannot',
    given: { players: [{ forest: ['bewicks_wren', 'yellow_breasted_chat'] }, {}] },
    choices: ['gainFood', { die: 'fish', food: 'fish' }, { die: 'seed', food: 'seed' }, 'pass'],
    happens: [
      'Seat 0 takes 1 fish from the feeder.',
      'Seat 0 takes 1 seed from the feeder.',
      'Yellow-Breasted Chat of seat 0 does nothing: not wanted.',
      "Bewick's Wren of seat 0 does nothing: a bird is to its right.",
    ],
    ends: [{ rows: { forest: [{ bird: 'bewicks_wren' }, { bird: 'yellow_breasted_chat' }] } }, {}],
  },
];
