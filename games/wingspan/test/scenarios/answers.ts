import type { Scenario } from '../scenario.ts';

/** Pink powers, on the turns of others. */
export const ANSWERS: readonly Scenario[] = [
  // Another seat lays eggs.
  {
    bird: 'american_avocet',
    text: 'Once between your turns, when another player takes the action to lay eggs, lay 1 egg on another bird of yours with a ground or star nest.',
    rule: 'answers to the eggs of another with one on a ground nest, but not on itself; star nests count',
    given: {
      players: [
        { grassland: ['american_woodcock'] },
        { wetland: ['american_avocet', 'mallard', 'belted_kingfisher', 'king_rail'] },
      ],
    },
    choices: ['layEggs', 'american_avocet', 'belted_kingfisher'],
    happens: [
      'Seat 0 lays an egg on American Woodcock.',
      'Seat 0 lays an egg on American Woodcock.',
      'Seat 1 uses American Avocet.',
      'Seat 1 lays an egg on Belted Kingfisher.',
    ],
    ends: [
      { rows: { grassland: [{ eggs: 2 }] } },
      { rows: { wetland: [{ eggs: 0, isUsed: true }, { eggs: 0 }, { eggs: 1, isUsed: false }, { eggs: 0 }] } },
    ],
  },
  {
    bird: 'barrows_goldeneye',
    rule: 'answers with an egg on a cavity nest, unasked if one other has room',
    given: {
      players: [
        { grassland: ['american_woodcock'] },
        {
          forest: ['carolina_wren', { bird: 'tufted_titmouse', eggs: 3 }],
          wetland: ['barrows_goldeneye'],
        },
        {},
      ],
    },
    choices: ['layEggs', 'barrows_goldeneye'],
    happens: [
      'Seat 0 lays an egg on American Woodcock.',
      'Seat 0 lays an egg on American Woodcock.',
      "Seat 1 uses Barrow's Goldeneye.",
      'Seat 1 lays an egg on Carolina Wren.',
    ],
    ends: [{}, { rows: { forest: [{ eggs: 1 }, { eggs: 3 }], wetland: [{ eggs: 0, isUsed: true }] } }, {}],
  },
  {
    bird: 'bronzed_cowbird',
    text: 'Once between your turns, when another player takes the action to lay eggs, lay 1 egg on a bird of yours with a bowl or star nest.',
    rule: 'answers with an egg on a bowl nest, even if the other found no room for any',
    given: {
      players: [{}, {}, { grassland: ['bronzed_cowbird'], forest: ['hooded_warbler', 'blue_jay'] }, {}],
    },
    choices: ['layEggs', 'bronzed_cowbird', 'blue_jay'],
    happens: ['Seat 2 uses Bronzed Cowbird.', 'Seat 2 lays an egg on Blue Jay.'],
    ends: [{}, {}, { rows: { grassland: [{ isUsed: true }], forest: [{ eggs: 0 }, { eggs: 1 }] } }, {}],
  },
  {
    bird: 'brown_headed_cowbird',
    rule: 'answers with an egg on a bowl nest, before the brown powers of the row',
    given: {
      players: [
        { grassland: ['scaled_quail'], food: { seed: 1 } },
        { grassland: ['brown_headed_cowbird', 'says_phoebe'] },
      ],
    },
    choices: ['layEggs', 'seed', 'brown_headed_cowbird', 'scaled_quail'],
    happens: [
      'Seat 0 lays an egg on Scaled Quail.',
      'Seat 0 lays an egg on Scaled Quail.',
      'Seat 0 pays 1 seed.',
      'Seat 0 lays an egg on Scaled Quail.',
      'Seat 1 uses Brown-Headed Cowbird.',
      "Seat 1 lays an egg on Say's Phoebe.",
      'Seat 0 uses Scaled Quail.',
      'Seat 0 lays an egg on Scaled Quail.',
    ],
    ends: [{ rows: { grassland: [{ eggs: 4 }] } }, { rows: { grassland: [{ isUsed: true }, { eggs: 1 }] } }],
  },
  {
    bird: 'yellow_billed_cuckoo',
    rule: 'answers with an egg on a bowl nest',
    given: {
      players: [
        { grassland: ['american_woodcock'] },
        { forest: ['yellow_billed_cuckoo', 'ruby_crowned_kinglet', { bird: 'red_eyed_vireo', eggs: 1 }] },
      ],
    },
    choices: ['layEggs', 'yellow_billed_cuckoo', 'red_eyed_vireo'],
    happens: [
      'Seat 0 lays an egg on American Woodcock.',
      'Seat 0 lays an egg on American Woodcock.',
      'Seat 1 uses Yellow-Billed Cuckoo.',
      'Seat 1 lays an egg on Red-Eyed Vireo.',
    ],
    ends: [{}, { rows: { forest: [{ eggs: 0, isUsed: true }, { eggs: 0 }, { eggs: 2 }] } }],
  },
  {
    bird: 'american_avocet',
    rule: 'cannot answer if no other ground nest has room, and is not used up',
    given: {
      players: [
        { grassland: ['american_woodcock'] },
        { wetland: ['american_avocet', { bird: 'mallard', eggs: 4 }], forest: ['hooded_warbler'] },
      ],
    },
    choices: ['layEggs'],
    happens: [
      'Seat 0 lays an egg on American Woodcock.',
      'Seat 0 lays an egg on American Woodcock.',
      'American Avocet of seat 1 does nothing: there is no room.',
    ],
    ends: [{}, { rows: { wetland: [{ eggs: 0, isUsed: false }, { eggs: 4 }], forest: [{ eggs: 0 }] } }],
  },
  {
    bird: 'brown_headed_cowbird',
    rule: 'answers to the action only: eggs laid by a power are none',
    given: {
      players: [{ forest: ['mourning_dove'] }, { grassland: ['brown_headed_cowbird', 'says_phoebe'] }],
    },
    choices: ['gainFood', { die: 'fish', food: 'fish' }, 'mourning_dove'],
    happens: [
      'Seat 0 takes 1 fish from the feeder.',
      'Seat 0 uses Mourning Dove.',
      'Seat 0 lays an egg on Mourning Dove.',
    ],
    ends: [{ rows: { forest: [{ eggs: 1 }] } }, { rows: { grassland: [{ isUsed: false }, { eggs: 0 }] } }],
  },
  {
    bird: 'bronzed_cowbird',
    rule: 'answers beside other pink powers of its owner, in the order it likes; the rest may be passed',
    given: {
      players: [
        { grassland: ['american_woodcock'] },
        {
          forest: ['yellow_billed_cuckoo', 'hooded_warbler', 'carolina_wren'],
          grassland: ['bronzed_cowbird', 'brown_headed_cowbird'],
          wetland: ['barrows_goldeneye', 'american_avocet'],
        },
      ],
    },
    choices: ['layEggs', 'brown_headed_cowbird', 'barrows_goldeneye', 'bronzed_cowbird', 'pass'],
    happens: [
      'Seat 0 lays an egg on American Woodcock.',
      'Seat 0 lays an egg on American Woodcock.',
      'Seat 1 uses Brown-Headed Cowbird.',
      'Seat 1 lays an egg on Hooded Warbler.',
      "Seat 1 uses Barrow's Goldeneye.",
      'Seat 1 lays an egg on Carolina Wren.',
      'Seat 1 uses Bronzed Cowbird.',
      'Seat 1 lays an egg on Hooded Warbler.',
      'Yellow-Billed Cuckoo of seat 1 does nothing: not wanted.',
      'American Avocet of seat 1 does nothing: there is no room.',
    ],
    ends: [
      {},
      {
        rows: {
          forest: [{ isUsed: false }, { eggs: 2 }, { eggs: 1 }],
          grassland: [{ isUsed: true }, { isUsed: true }],
          wetland: [{ isUsed: true }, { isUsed: false }],
        },
      },
    ],
  },
  {
    bird: 'bronzed_cowbird',
    rule: 'cannot answer any more once another of its owner has filled the last nest',
    given: {
      players: [
        { grassland: ['american_woodcock'] },
        { grassland: ['bronzed_cowbird', 'brown_headed_cowbird', { bird: 'says_phoebe', eggs: 2 }] },
      ],
    },
    choices: ['layEggs', 'brown_headed_cowbird'],
    happens: [
      'Seat 0 lays an egg on American Woodcock.',
      'Seat 0 lays an egg on American Woodcock.',
      'Seat 1 uses Brown-Headed Cowbird.',
      "Seat 1 lays an egg on Say's Phoebe.",
      'Bronzed Cowbird of seat 1 does nothing: there is no room.',
    ],
    ends: [{}, { rows: { grassland: [{ isUsed: false }, { isUsed: true }, { eggs: 3 }] } }],
  },
  {
    bird: 'yellow_billed_cuckoo',
    rule: 'answers in its turn: owners go clockwise from the seat that acts',
    given: {
      players: [
        { forest: ['yellow_billed_cuckoo', 'hooded_warbler'] },
        { wetland: ['barrows_goldeneye'], forest: ['carolina_wren'] },
        { grassland: ['american_woodcock'] },
        { grassland: ['brown_headed_cowbird', 'says_phoebe'] },
      ],
      seat: 2,
    },
    choices: ['layEggs', 'brown_headed_cowbird', 'yellow_billed_cuckoo', 'barrows_goldeneye'],
    happens: [
      'Seat 2 lays an egg on American Woodcock.',
      'Seat 2 lays an egg on American Woodcock.',
      'Seat 3 uses Brown-Headed Cowbird.',
      "Seat 3 lays an egg on Say's Phoebe.",
      'Seat 0 uses Yellow-Billed Cuckoo.',
      'Seat 0 lays an egg on Hooded Warbler.',
      "Seat 1 uses Barrow's Goldeneye.",
      'Seat 1 lays an egg on Carolina Wren.',
    ],
    ends: [
      { rows: { forest: [{ isUsed: true }, { eggs: 1 }] } },
      { rows: { forest: [{ eggs: 1 }], wetland: [{ isUsed: true }] } },
      {},
      { rows: { grassland: [{ isUsed: true }, { eggs: 1 }] } },
    ],
  },
  {
    bird: 'brown_headed_cowbird',
    rule: 'answers once between turns of its owner: not to the next seat that lays eggs',
    given: {
      players: [
        { grassland: ['american_woodcock'] },
        { grassland: ['wild_turkey'] },
        { grassland: ['brown_headed_cowbird', 'says_phoebe'] },
      ],
    },
    choices: ['layEggs', 'brown_headed_cowbird', 'layEggs'],
    happens: [
      'Seat 0 lays an egg on American Woodcock.',
      'Seat 0 lays an egg on American Woodcock.',
      'Seat 2 uses Brown-Headed Cowbird.',
      "Seat 2 lays an egg on Say's Phoebe.",
      'Seat 1 lays an egg on Wild Turkey.',
      'Seat 1 lays an egg on Wild Turkey.',
    ],
    ends: [{}, {}, { rows: { grassland: [{ isUsed: true }, { eggs: 1 }] } }],
  },
  {
    bird: 'brown_headed_cowbird',
    rule: 'is not used up by an offer that was declined',
    given: {
      players: [
        { grassland: ['american_woodcock'] },
        { grassland: ['wild_turkey'] },
        { grassland: ['brown_headed_cowbird', 'says_phoebe'] },
      ],
    },
    choices: ['layEggs', 'pass', 'layEggs', 'brown_headed_cowbird'],
    happens: [
      'Seat 0 lays an egg on American Woodcock.',
      'Seat 0 lays an egg on American Woodcock.',
      'Brown-Headed Cowbird of seat 2 does nothing: not wanted.',
      'Seat 1 lays an egg on Wild Turkey.',
      'Seat 1 lays an egg on Wild Turkey.',
      'Seat 2 uses Brown-Headed Cowbird.',
      "Seat 2 lays an egg on Say's Phoebe.",
    ],
    ends: [{}, {}, { rows: { grassland: [{ isUsed: true }, { eggs: 1 }] } }],
  },
  {
    bird: 'yellow_billed_cuckoo',
    rule: 'may answer again after a turn of its owner, to whose own eggs it does not answer',
    given: {
      players: [
        { grassland: ['wild_turkey'] },
        {
          forest: [{ bird: 'yellow_billed_cuckoo', isUsed: true }],
          grassland: ['lazuli_bunting', 'american_goldfinch'],
        },
      ],
    },
    choices: [
      'layEggs',
      'layEggs',
      'yellow_billed_cuckoo',
      'yellow_billed_cuckoo',
      'american_goldfinch',
      'pass',
      'layEggs',
      'yellow_billed_cuckoo',
      'american_goldfinch',
    ],
    happens: [
      'Seat 0 lays an egg on Wild Turkey.',
      'Seat 0 lays an egg on Wild Turkey.',
      'Seat 1 lays an egg on Yellow-Billed Cuckoo.',
      'Seat 1 lays an egg on Yellow-Billed Cuckoo.',
      'Seat 1 lays an egg on American Goldfinch.',
      'Lazuli Bunting of seat 1 does nothing: not wanted.',
      'Seat 0 lays an egg on Wild Turkey.',
      'Seat 0 lays an egg on Wild Turkey.',
      'Seat 1 uses Yellow-Billed Cuckoo.',
      'Seat 1 lays an egg on American Goldfinch.',
    ],
    ends: [
      { rows: { grassland: [{ eggs: 4 }] } },
      { rows: { forest: [{ eggs: 2, isUsed: true }], grassland: [{ eggs: 0 }, { eggs: 2 }] } },
    ],
  },

  // Another seat plays a bird.
  {
    bird: 'belted_kingfisher',
    text: 'Once between your turns, when another player plays a bird into the wetland, gain 1 fish from the supply.',
    rule: 'answers with a fish to a bird that another plays into the wetland',
    given: {
      players: [{ hand: ['mallard'], food: { seed: 1 } }, { wetland: ['belted_kingfisher'] }],
    },
    choices: ['playBird', { bird: 'mallard', habitat: 'wetland' }, 'belted_kingfisher'],
    happens: [
      'Seat 0 plays Mallard into the wetland for 1 seed.',
      'Seat 1 uses Belted Kingfisher.',
      'Seat 1 gains 1 fish.',
    ],
    ends: [{ food: { fish: 0 } }, { food: { fish: 1 }, rows: { wetland: [{ isUsed: true }] } }],
  },
  {
    bird: 'eastern_kingbird',
    rule: 'answers with an invertebrate to a bird in the forest, before the white power of that bird',
    given: {
      players: [{ hand: ['carolina_wren'], food: { fruit: 1 } }, {}, { wetland: ['eastern_kingbird'] }],
    },
    chance: { card: ['osprey', 'willet'] },
    choices: [
      'playBird',
      { bird: 'carolina_wren', habitat: 'forest' },
      'eastern_kingbird',
      'carolina_wren',
      'deck',
      'deck',
    ],
    happens: [
      'Seat 0 plays Carolina Wren into the forest for 1 fruit.',
      'Seat 2 uses Eastern Kingbird.',
      'Seat 2 gains 1 invertebrate.',
      'Seat 0 uses Carolina Wren.',
      'Seat 0 draws Osprey from the deck.',
      'Seat 0 draws Willet from the deck.',
    ],
    ends: [{ hand: ['osprey', 'willet'] }, {}, { food: { invertebrate: 1 }, rows: { wetland: [{ isUsed: true }] } }],
  },
  {
    bird: 'eastern_kingbird',
    rule: 'does not answer to birds of its own seat, itself included; that of another seat does',
    given: {
      players: [
        { hand: ['belted_kingfisher'], food: { fish: 1, rodent: 1 }, wetland: [{ bird: 'mallard', eggs: 1 }] },
        { hand: ['black_vulture'], forest: ['eastern_kingbird'], wetland: [{ bird: 'king_rail', eggs: 1 }] },
      ],
    },
    choices: [
      'playBird',
      { bird: 'belted_kingfisher', habitat: 'wetland' },
      'playBird',
      { bird: 'black_vulture', habitat: 'forest' },
    ],
    happens: [
      'Seat 0 plays Belted Kingfisher into the wetland for 1 fish and 1 rodent and an egg of Mallard.',
      'Seat 1 plays Black Vulture into the forest for nothing and an egg of King Rail.',
    ],
    ends: [
      { food: { fish: 0 }, rows: { wetland: [{ eggs: 0 }, { isUsed: false }] } },
      { food: { invertebrate: 0 }, rows: { forest: [{ isUsed: false }, { bird: 'black_vulture' }] } },
    ],
  },
  {
    bird: 'eastern_kingbird',
    rule: 'does not answer to a bird in another habitat, wherever it stands itself',
    given: {
      players: [{ hand: ['american_robin'], food: { fruit: 1 } }, { grassland: ['eastern_kingbird'] }],
    },
    choices: ['playBird', { bird: 'american_robin', habitat: 'grassland' }],
    happens: ['Seat 0 plays American Robin into the grassland for 1 fruit.'],
    ends: [{}, { food: { invertebrate: 0 }, rows: { grassland: [{ isUsed: false }] } }],
  },
  {
    bird: 'eastern_kingbird',
    rule: 'answers to the first of two birds that a turn brings, and not again',
    given: {
      players: [
        {
          hand: ['downy_woodpecker', 'pine_siskin'],
          food: { fruit: 1, seed: 2 },
          grassland: [{ bird: 'killdeer', eggs: 1 }],
        },
        { forest: ['eastern_kingbird'] },
      ],
    },
    choices: [
      'playBird',
      { bird: 'downy_woodpecker', habitat: 'forest' },
      { fruit: 1 },
      'eastern_kingbird',
      { bird: 'pine_siskin', habitat: 'forest' },
    ],
    happens: [
      'Seat 0 plays Downy Woodpecker into the forest for 1 fruit.',
      'Seat 1 uses Eastern Kingbird.',
      'Seat 1 gains 1 invertebrate.',
      'Seat 0 uses Downy Woodpecker.',
      'Seat 0 plays Pine Siskin into the forest for 2 seeds and an egg of Killdeer.',
    ],
    ends: [{}, { food: { invertebrate: 1 } }],
  },
  {
    bird: 'eastern_kingbird',
    rule: 'may decline the first of two birds and answer to the second',
    given: {
      players: [
        {
          hand: ['downy_woodpecker', 'pine_siskin'],
          food: { fruit: 1, seed: 2 },
          grassland: [{ bird: 'killdeer', eggs: 1 }],
        },
        { forest: ['eastern_kingbird'] },
      ],
    },
    choices: [
      'playBird',
      { bird: 'downy_woodpecker', habitat: 'forest' },
      { fruit: 1 },
      'pass',
      { bird: 'pine_siskin', habitat: 'forest' },
      'eastern_kingbird',
    ],
    happens: [
      'Seat 0 plays Downy Woodpecker into the forest for 1 fruit.',
      'Eastern Kingbird of seat 1 does nothing: not wanted.',
      'Seat 0 uses Downy Woodpecker.',
      'Seat 0 plays Pine Siskin into the forest for 2 seeds and an egg of Killdeer.',
      'Seat 1 uses Eastern Kingbird.',
      'Seat 1 gains 1 invertebrate.',
    ],
    ends: [{}, { food: { invertebrate: 1 }, rows: { forest: [{ isUsed: true }] } }],
  },
  {
    bird: 'eastern_kingbird',
    rule: 'does not answer to a bird that moves: it is not played',
    given: { players: [{ grassland: ['song_sparrow'] }, { forest: ['eastern_kingbird'] }] },
    choices: ['layEggs', 'song_sparrow', 'forest'],
    happens: [
      'Seat 0 lays an egg on Song Sparrow.',
      'Seat 0 lays an egg on Song Sparrow.',
      'Seat 0 uses Song Sparrow.',
      'Song Sparrow of seat 0 moves from the grassland to the forest.',
    ],
    ends: [{}, { food: { invertebrate: 0 }, rows: { forest: [{ isUsed: false }] } }],
  },
  {
    bird: 'horned_lark',
    text: 'Once between your turns, when another player plays a bird into the grassland, put 1 card of your hand under this bird.',
    rule: 'answers with a card of the hand under itself to a bird in the grassland',
    given: {
      players: [
        { hand: ['scaled_quail'], food: { seed: 1 } },
        { hand: ['mallard', 'osprey'], grassland: ['horned_lark'] },
      ],
    },
    choices: ['playBird', { bird: 'scaled_quail', habitat: 'grassland' }, 'horned_lark', 'osprey'],
    happens: [
      'Seat 0 plays Scaled Quail into the grassland for 1 seed.',
      'Seat 1 uses Horned Lark.',
      'Seat 1 tucks Osprey from the hand under Horned Lark.',
    ],
    ends: [{}, { hand: ['mallard'], rows: { grassland: [{ isUsed: true, tucked: ['osprey'] }] } }],
  },
  {
    bird: 'horned_lark',
    rule: 'cannot answer with an empty hand',
    given: {
      players: [{ hand: ['scaled_quail'], food: { seed: 1 } }, {}, { grassland: ['horned_lark'] }],
    },
    choices: ['playBird', { bird: 'scaled_quail', habitat: 'grassland' }],
    happens: [
      'Seat 0 plays Scaled Quail into the grassland for 1 seed.',
      'Horned Lark of seat 2 does nothing: there are no cards for it.',
    ],
    ends: [{}, {}, { rows: { grassland: [{ isUsed: false, tucked: [] }] } }],
  },
];
