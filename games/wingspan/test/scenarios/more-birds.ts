import type { Scenario } from '../scenario.ts';

/** Birds that bring another bird. */
export const MORE_BIRDS: readonly Scenario[] = [
  {
    bird: 'downy_woodpecker',
    text: 'When played, play one more bird into your forest, at its usual cost.',
    rule: 'brings one more bird into the forest, at its usual cost',
    given: {
      players: [
        {
          hand: ['downy_woodpecker', 'hooded_warbler'],
          food: { seed: 1, invertebrate: 2 },
          grassland: [{ bird: 'killdeer', eggs: 1 }],
        },
        {},
      ],
    },
    choices: [
      'playBird',
      { bird: 'downy_woodpecker', habitat: 'forest' },
      { seed: 1 },
      { bird: 'hooded_warbler', habitat: 'forest' },
    ],
    happens: [
      'Seat 0 plays Downy Woodpecker into the forest for 1 seed.',
      'Seat 0 uses Downy Woodpecker.',
      'Seat 0 plays Hooded Warbler into the forest for 2 invertebrates and an egg of Killdeer.',
    ],
    ends: [
      {
        food: { seed: 0, invertebrate: 0 },
        hand: [],
        rows: { forest: [{ bird: 'downy_woodpecker' }, { bird: 'hooded_warbler' }], grassland: [{ eggs: 0 }] },
      },
      {},
    ],
  },
  {
    bird: 'eastern_bluebird',
    rule: 'brings one more bird into the grassland, for which two pieces may stand in for one',
    given: {
      players: [
        {
          hand: ['eastern_bluebird', 'scaled_quail'],
          food: { invertebrate: 1, fruit: 1, fish: 2 },
          wetland: [{ bird: 'mallard', eggs: 1 }],
        },
        {},
        {},
      ],
    },
    choices: [
      'playBird',
      { bird: 'eastern_bluebird', habitat: 'grassland' },
      { invertebrate: 1, fruit: 1 },
      { bird: 'scaled_quail', habitat: 'grassland' },
    ],
    happens: [
      'Seat 0 plays Eastern Bluebird into the grassland for 1 invertebrate and 1 fruit.',
      'Seat 0 uses Eastern Bluebird.',
      'Seat 0 plays Scaled Quail into the grassland for 2 fish and an egg of Mallard.',
    ],
    ends: [
      {
        food: { invertebrate: 0, fish: 0, fruit: 0 },
        rows: { grassland: [{ bird: 'eastern_bluebird' }, { bird: 'scaled_quail' }], wetland: [{ eggs: 0 }] },
      },
      {},
      {},
    ],
  },
  {
    bird: 'great_blue_heron',
    rule: 'brings one more bird into the wetland, whose own white power comes then',
    given: {
      players: [
        {
          hand: ['great_blue_heron', 'brant'],
          food: { invertebrate: 1, fish: 1, seed: 1, rodent: 1 },
          wetland: [
            { bird: 'mallard', eggs: 2 },
            { bird: 'willet', eggs: 1 },
          ],
        },
        {},
      ],
      tray: ['bobolink', 'killdeer', 'dickcissel'],
    },
    chance: { card: ['osprey', 'inca_dove', 'canvasback'] },
    choices: [
      'playBird',
      { bird: 'great_blue_heron', habitat: 'wetland' },
      { invertebrate: 1, fish: 1 },
      'mallard',
      { bird: 'brant', habitat: 'wetland' },
      'willet',
      'brant',
    ],
    happens: [
      'Seat 0 plays Great Blue Heron into the wetland for 1 invertebrate and 1 fish and an egg of Mallard.',
      'Seat 0 uses Great Blue Heron.',
      'Seat 0 plays Brant into the wetland for 1 seed and 1 rodent and an egg of Willet and an egg of Mallard.',
      'Seat 0 uses Brant.',
      'Seat 0 takes Bobolink from the tray.',
      'Seat 0 takes Killdeer from the tray.',
      'Seat 0 takes Dickcissel from the tray.',
      'Osprey comes to the tray.',
      'Inca Dove comes to the tray.',
      'Canvasback comes to the tray.',
    ],
    ends: [
      {
        food: { invertebrate: 0, seed: 0, fish: 0, rodent: 0 },
        hand: ['bobolink', 'killdeer', 'dickcissel'],
        rows: { wetland: [{ eggs: 0 }, { eggs: 0 }, { bird: 'great_blue_heron' }, { bird: 'brant' }] },
      },
      {},
    ],
  },
  {
    bird: 'great_egret',
    rule: 'brings one more bird into the wetland',
    given: {
      players: [
        {},
        {
          hand: ['great_egret', 'ruddy_duck'],
          food: { fish: 2, rodent: 1, invertebrate: 1 },
          forest: [{ bird: 'hooded_warbler', eggs: 1 }],
        },
      ],
      seat: 1,
    },
    choices: ['playBird', { bird: 'great_egret', habitat: 'wetland' }, { bird: 'ruddy_duck', habitat: 'wetland' }],
    happens: [
      'Seat 1 plays Great Egret into the wetland for 2 fish and 1 rodent.',
      'Seat 1 uses Great Egret.',
      'Seat 1 plays Ruddy Duck into the wetland for 1 invertebrate and an egg of Hooded Warbler.',
    ],
    ends: [
      {},
      { hand: [], rows: { forest: [{ eggs: 0 }], wetland: [{ bird: 'great_egret' }, { bird: 'ruddy_duck' }] } },
    ],
  },
  {
    bird: 'house_wren',
    text: "When played, play one more bird into this bird's habitat, at its usual cost.",
    rule: 'brings one more bird into the habitat where it was played itself',
    given: {
      players: [
        {
          hand: ['house_wren', 'american_robin'],
          food: { invertebrate: 1, fruit: 1 },
          wetland: [{ bird: 'mallard', eggs: 2 }],
        },
        {},
      ],
    },
    choices: [
      'playBird',
      { bird: 'house_wren', habitat: 'grassland' },
      { bird: 'american_robin', habitat: 'grassland' },
    ],
    happens: [
      'Seat 0 plays House Wren into the grassland for 1 invertebrate.',
      'Seat 0 uses House Wren.',
      'Seat 0 plays American Robin into the grassland for 1 fruit and an egg of Mallard.',
    ],
    ends: [
      {
        rows: {
          forest: [],
          grassland: [{ bird: 'house_wren' }, { bird: 'american_robin' }],
          wetland: [{ eggs: 1 }],
        },
      },
      {},
    ],
  },
  {
    bird: 'mountain_bluebird',
    rule: 'brings one more bird into the grassland, which may bring another',
    given: {
      players: [
        {
          hand: ['mountain_bluebird', 'savannah_sparrow', 'killdeer'],
          food: { invertebrate: 1, seed: 2, fruit: 1 },
          forest: [{ bird: 'hooded_warbler', eggs: 2 }],
        },
        {},
        {},
        {},
      ],
    },
    choices: [
      'playBird',
      { bird: 'mountain_bluebird', habitat: 'grassland' },
      { invertebrate: 1, fruit: 1 },
      { bird: 'savannah_sparrow', habitat: 'grassland' },
      { bird: 'killdeer', habitat: 'grassland' },
    ],
    happens: [
      'Seat 0 plays Mountain Bluebird into the grassland for 1 invertebrate and 1 fruit.',
      'Seat 0 uses Mountain Bluebird.',
      'Seat 0 plays Savannah Sparrow into the grassland for 1 seed and an egg of Hooded Warbler.',
      'Seat 0 uses Savannah Sparrow.',
      'Seat 0 plays Killdeer into the grassland for 1 seed and an egg of Hooded Warbler.',
    ],
    ends: [
      {
        food: { invertebrate: 0, seed: 0, fruit: 0 },
        hand: [],
        rows: {
          forest: [{ eggs: 0 }],
          grassland: [{ bird: 'mountain_bluebird' }, { bird: 'savannah_sparrow' }, { bird: 'killdeer' }],
        },
      },
      {},
      {},
      {},
    ],
  },
  {
    bird: 'red_eyed_vireo',
    rule: 'brings one more bird into the forest, whose own white power comes then',
    given: {
      players: [
        {
          hand: ['red_eyed_vireo', 'carolina_wren'],
          food: { fruit: 2 },
          wetland: [
            { bird: 'mallard', eggs: 1 },
            { bird: 'willet', eggs: 1 },
          ],
        },
        {},
      ],
    },
    chance: { card: ['osprey', 'brant'] },
    choices: [
      'playBird',
      { bird: 'red_eyed_vireo', habitat: 'forest' },
      { bird: 'carolina_wren', habitat: 'forest' },
      'willet',
      'carolina_wren',
      'deck',
      'deck',
    ],
    happens: [
      'Seat 0 plays Red-Eyed Vireo into the forest for 1 fruit.',
      'Seat 0 uses Red-Eyed Vireo.',
      'Seat 0 plays Carolina Wren into the forest for 1 fruit and an egg of Willet.',
      'Seat 0 uses Carolina Wren.',
      'Seat 0 draws Osprey from the deck.',
      'Seat 0 draws Brant from the deck.',
    ],
    ends: [
      {
        hand: ['osprey', 'brant'],
        rows: {
          forest: [{ bird: 'red_eyed_vireo' }, { bird: 'carolina_wren' }],
          wetland: [{ eggs: 1 }, { eggs: 0 }],
        },
      },
      {},
    ],
  },
  {
    bird: 'ruby_crowned_kinglet',
    rule: 'brings one more bird into the forest; any piece pays for a wild one',
    given: {
      players: [
        {
          hand: ['ruby_crowned_kinglet', 'blue_jay'],
          food: { seed: 1, fruit: 1, rodent: 1 },
          grassland: [{ bird: 'killdeer', eggs: 3 }],
        },
        {},
      ],
    },
    choices: [
      'playBird',
      { bird: 'ruby_crowned_kinglet', habitat: 'forest' },
      { fruit: 1 },
      { bird: 'blue_jay', habitat: 'forest' },
    ],
    happens: [
      'Seat 0 plays Ruby-Crowned Kinglet into the forest for 1 fruit.',
      'Seat 0 uses Ruby-Crowned Kinglet.',
      'Seat 0 plays Blue Jay into the forest for 1 seed and 1 rodent and an egg of Killdeer.',
    ],
    ends: [
      {
        food: { seed: 0, fruit: 0, rodent: 0 },
        rows: { forest: [{ bird: 'ruby_crowned_kinglet' }, { bird: 'blue_jay' }], grassland: [{ eggs: 2 }] },
      },
      {},
    ],
  },
  {
    bird: 'savannah_sparrow',
    rule: 'brings one more bird into the grassland; two for one may pay for a part of it',
    given: {
      players: [
        {
          hand: ['savannah_sparrow', 'inca_dove'],
          food: { invertebrate: 1, seed: 1, fish: 2 },
          wetland: [{ bird: 'osprey', eggs: 1 }],
        },
        {},
      ],
    },
    choices: [
      'playBird',
      { bird: 'savannah_sparrow', habitat: 'grassland' },
      { invertebrate: 1 },
      { bird: 'inca_dove', habitat: 'grassland' },
      'inca_dove',
    ],
    happens: [
      'Seat 0 plays Savannah Sparrow into the grassland for 1 invertebrate.',
      'Seat 0 uses Savannah Sparrow.',
      'Seat 0 plays Inca Dove into the grassland for 1 seed and 2 fish and an egg of Osprey.',
      'Seat 0 uses Inca Dove.',
      'Seat 0 lays an egg on Inca Dove.',
      'Seat 0 lays an egg on Osprey.',
    ],
    ends: [
      {
        food: { invertebrate: 0, seed: 0, fish: 0 },
        rows: { grassland: [{ eggs: 0 }, { bird: 'inca_dove', eggs: 1 }], wetland: [{ eggs: 1 }] },
      },
      {},
    ],
  },
  {
    bird: 'tufted_titmouse',
    rule: 'brings one more bird into the forest; the fourth and the fifth place cost two eggs each',
    given: {
      players: [
        {
          hand: ['tufted_titmouse', 'yellow_rumped_warbler'],
          food: { seed: 1, rodent: 2 },
          forest: [{ bird: 'hooded_warbler', eggs: 3 }, { bird: 'carolina_wren', eggs: 1 }, 'pine_siskin'],
        },
        {},
      ],
    },
    choices: [
      'playBird',
      { bird: 'tufted_titmouse', habitat: 'forest' },
      { rodent: 2 },
      'hooded_warbler',
      'hooded_warbler',
      { bird: 'yellow_rumped_warbler', habitat: 'forest' },
      'carolina_wren',
    ],
    happens: [
      'Seat 0 plays Tufted Titmouse into the forest for 2 rodents and an egg of Hooded Warbler and an egg of Hooded Warbler.',
      'Seat 0 uses Tufted Titmouse.',
      'Seat 0 plays Yellow-Rumped Warbler into the forest for 1 seed and an egg of Carolina Wren and an egg of Hooded Warbler.',
    ],
    ends: [
      {
        food: { seed: 0, rodent: 0 },
        rows: {
          forest: [{ eggs: 0 }, { eggs: 0 }, {}, { bird: 'tufted_titmouse' }, { bird: 'yellow_rumped_warbler' }],
        },
      },
      {},
    ],
  },
  {
    bird: 'ruby_crowned_kinglet',
    rule: 'need not bring one more bird',
    given: {
      players: [
        {
          hand: ['ruby_crowned_kinglet', 'hooded_warbler'],
          food: { seed: 1, invertebrate: 2 },
          grassland: [{ bird: 'killdeer', eggs: 3 }],
        },
        {},
      ],
    },
    choices: ['playBird', { bird: 'ruby_crowned_kinglet', habitat: 'forest' }, { seed: 1 }, 'pass'],
    happens: [
      'Seat 0 plays Ruby-Crowned Kinglet into the forest for 1 seed.',
      'Ruby-Crowned Kinglet of seat 0 does nothing: not wanted.',
    ],
    ends: [{ food: { invertebrate: 2 }, hand: ['hooded_warbler'], rows: { forest: [{}] } }, {}],
  },
  {
    bird: 'house_wren',
    rule: 'is asked about with a pass alone if no card of the hand lives in its habitat: nobody else is to know',
    given: {
      players: [
        {
          hand: ['house_wren', 'hooded_warbler'],
          food: { invertebrate: 3 },
          wetland: [{ bird: 'mallard', eggs: 2 }],
        },
        {},
      ],
    },
    choices: ['playBird', { bird: 'house_wren', habitat: 'grassland' }, 'pass'],
    happens: [
      'Seat 0 plays House Wren into the grassland for 1 invertebrate.',
      'House Wren of seat 0 does nothing: not wanted.',
    ],
    ends: [{ food: { invertebrate: 2 }, hand: ['hooded_warbler'] }, {}],
  },
  {
    bird: 'eastern_bluebird',
    rule: 'cannot bring a bird for which there is food, but no egg',
    given: {
      players: [{ hand: ['eastern_bluebird', 'scaled_quail'], food: { invertebrate: 1, fruit: 1, seed: 1 } }, {}],
    },
    choices: ['playBird', { bird: 'eastern_bluebird', habitat: 'grassland' }],
    happens: [
      'Seat 0 plays Eastern Bluebird into the grassland for 1 invertebrate and 1 fruit.',
      'Eastern Bluebird of seat 0 does nothing: there are no eggs for it.',
    ],
    ends: [{ food: { seed: 1 }, hand: ['scaled_quail'], rows: { grassland: [{}] } }, {}],
  },
  {
    bird: 'great_blue_heron',
    rule: 'cannot bring a bird for which there is an egg, but no food',
    given: {
      players: [
        {
          hand: ['great_blue_heron', 'anhinga'],
          food: { invertebrate: 1, fish: 1, rodent: 1 },
          forest: [{ bird: 'hooded_warbler', eggs: 1 }],
        },
        {},
      ],
    },
    choices: ['playBird', { bird: 'great_blue_heron', habitat: 'wetland' }, 'pass'],
    happens: [
      'Seat 0 plays Great Blue Heron into the wetland for 1 invertebrate and 1 fish.',
      'Great Blue Heron of seat 0 does nothing: not wanted.',
    ],
    ends: [{ food: { rodent: 1 }, hand: ['anhinga'], rows: { forest: [{ eggs: 1 }] } }, {}],
  },
  {
    bird: 'great_egret',
    rule: 'has no effect with an empty hand',
    given: { players: [{ hand: ['great_egret'], food: { fish: 2, rodent: 1 } }, {}] },
    choices: ['playBird', { bird: 'great_egret', habitat: 'wetland' }],
    happens: [
      'Seat 0 plays Great Egret into the wetland for 2 fish and 1 rodent.',
      'Great Egret of seat 0 does nothing: there are no cards for it.',
    ],
    ends: [{ hand: [], rows: { wetland: [{ bird: 'great_egret' }] } }, {}],
  },
  {
    bird: 'tufted_titmouse',
    rule: 'has no effect if it takes the last place of the forest',
    given: {
      players: [
        {
          hand: ['tufted_titmouse', 'blue_jay'],
          food: { fruit: 1, seed: 2 },
          forest: [{ bird: 'hooded_warbler', eggs: 3 }, 'carolina_wren', 'pine_siskin', 'barred_owl'],
        },
        {},
      ],
    },
    choices: ['playBird', { bird: 'tufted_titmouse', habitat: 'forest' }, { fruit: 1 }],
    happens: [
      'Seat 0 plays Tufted Titmouse into the forest for 1 fruit and an egg of Hooded Warbler and an egg of Hooded Warbler.',
      'Tufted Titmouse of seat 0 does nothing: there is no room.',
    ],
    ends: [{ food: { seed: 2 }, hand: ['blue_jay'], rows: { forest: [{ eggs: 1 }, {}, {}, {}, {}] } }, {}],
  },
];
