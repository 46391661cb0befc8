import { allBirdsBut } from '../all-birds-but.ts';
import type { Scenario } from '../scenario.ts';

/** Cards under birds, for food: gained, or paid. */
export const TUCKING_FOOD: readonly Scenario[] = [
  // A card under the bird, food gained.
  {
    bird: 'cedar_waxwing',
    text: 'When its row is used, put 1 card of your hand under this bird; then gain 1 fruit from the supply.',
    rule: 'tucks a card and gains a fruit',
    given: { players: [{ grassland: ['cedar_waxwing'], food: { fish: 1 }, hand: ['mallard'] }, {}] },
    choices: ['layEggs', 'fish', 'cedar_waxwing'],
    happens: [
      'Seat 0 lays an egg on Cedar Waxwing.',
      'Seat 0 lays an egg on Cedar Waxwing.',
      'Seat 0 pays 1 fish.',
      'Seat 0 lays an egg on Cedar Waxwing.',
      'Seat 0 uses Cedar Waxwing.',
      'Seat 0 tucks Mallard from the hand under Cedar Waxwing.',
      'Seat 0 gains 1 fruit.',
    ],
    ends: [
      { food: { fish: 0, fruit: 1 }, hand: [], rows: { grassland: [{ eggs: 3, cached: [], tucked: ['mallard'] }] } },
      {},
    ],
  },
  {
    bird: 'dark_eyed_junco',
    rule: 'tucks a card and gains a seed, although most eggs of the action find no room',
    given: {
      players: [
        {},
        {
          grassland: [
            { bird: 'dark_eyed_junco', eggs: 3 },
            { bird: 'american_goldfinch', eggs: 3 },
            { bird: 'says_phoebe', eggs: 3 },
            { bird: 'bobolink', eggs: 2 },
          ],
          hand: ['mallard', 'osprey'],
        },
      ],
      seat: 1,
    },
    choices: ['layEggs', 'dark_eyed_junco', 'osprey'],
    happens: [
      'Seat 1 lays an egg on Bobolink.',
      'Seat 1 uses Dark-Eyed Junco.',
      'Seat 1 tucks Osprey from the hand under Dark-Eyed Junco.',
      'Seat 1 gains 1 seed.',
    ],
    ends: [
      {},
      {
        food: { seed: 1 },
        hand: ['mallard'],
        rows: { grassland: [{ eggs: 3, tucked: ['osprey'] }, {}, {}, { eggs: 3 }] },
      },
    ],
  },
  {
    bird: 'pine_siskin',
    rule: 'tucks a card and gains a seed from the supply, not from the feeder',
    given: { players: [{ forest: ['pine_siskin'], hand: ['mallard'] }, {}, {}], feeder: ['fish', 'fish', 'rodent'] },
    choices: ['gainFood', { die: 'rodent', food: 'rodent' }, 'pass', 'pine_siskin'],
    happens: [
      'Seat 0 takes 1 rodent from the feeder.',
      'Seat 0 uses Pine Siskin.',
      'Seat 0 tucks Mallard from the hand under Pine Siskin.',
      'Seat 0 gains 1 seed.',
    ],
    ends: [{ food: { seed: 1, rodent: 1, fish: 0 }, hand: [], rows: { forest: [{ tucked: ['mallard'] }] } }, {}, {}],
  },
  {
    bird: 'vauxs_swift',
    rule: 'tucks a card and gains an invertebrate',
    given: {
      players: [
        {
          forest: ['vauxs_swift', 'hooded_warbler', 'carolina_wren', 'downy_woodpecker', 'red_eyed_vireo'],
          hand: ['mallard', 'brant'],
        },
        {},
      ],
    },
    choices: [
      'gainFood',
      { die: 'fish', food: 'fish' },
      { die: 'rodent', food: 'rodent' },
      { die: 'fruit', food: 'fruit' },
      'brant',
      { die: 'seed', food: 'seed' },
      'vauxs_swift',
    ],
    happens: [
      'Seat 0 takes 1 fish from the feeder.',
      'Seat 0 takes 1 rodent from the feeder.',
      'Seat 0 takes 1 fruit from the feeder.',
      'Seat 0 discards Brant.',
      'Seat 0 takes 1 seed from the feeder.',
      "Seat 0 uses Vaux's Swift.",
      "Seat 0 tucks Mallard from the hand under Vaux's Swift.",
      'Seat 0 gains 1 invertebrate.',
    ],
    ends: [
      {
        food: { invertebrate: 1, seed: 1, fish: 1, fruit: 1, rodent: 1 },
        hand: [],
        rows: { forest: [{ tucked: ['mallard'] }, {}, {}, {}, {}] },
      },
      {},
    ],
  },
  {
    bird: 'cedar_waxwing',
    rule: 'gains nothing if there is no card to tuck',
    given: { players: [{ forest: ['cedar_waxwing'] }, {}] },
    choices: ['gainFood', { die: 'seed', food: 'seed' }],
    happens: [
      'Seat 0 takes 1 seed from the feeder.',
      'Cedar Waxwing of seat 0 does nothing: there are no cards for it.',
    ],
    ends: [{ food: { seed: 1, fruit: 0 }, rows: { forest: [{ tucked: [] }] } }, {}],
  },
  {
    bird: 'dark_eyed_junco',
    rule: 'may be left unused',
    given: { players: [{ forest: ['dark_eyed_junco'], hand: ['mallard'] }, {}] },
    choices: ['gainFood', { die: 'fish', food: 'fish' }, 'pass', 'pass'],
    happens: ['Seat 0 takes 1 fish from the feeder.', 'Dark-Eyed Junco of seat 0 does nothing: not wanted.'],
    ends: [{ food: { seed: 0, fish: 1 }, hand: ['mallard'] }, {}],
  },

  // The same, with a choice of food.
  {
    bird: 'pygmy_nuthatch',
    text: 'When its row is used, put 1 card of your hand under this bird; then gain 1 invertebrate or seed from the supply.',
    rule: 'tucks a card and gains a seed',
    given: {
      players: [{ forest: ['hooded_warbler', 'pygmy_nuthatch', 'carolina_wren'], hand: ['mallard', 'osprey'] }, {}],
      feeder: ['fish', 'fruit', 'rodent', 'rodent'],
    },
    choices: [
      'gainFood',
      { die: 'rodent', food: 'rodent' },
      { die: 'rodent', food: 'rodent' },
      'pass',
      'pygmy_nuthatch',
      'mallard',
      'seed',
    ],
    happens: [
      'Seat 0 takes 1 rodent from the feeder.',
      'Seat 0 takes 1 rodent from the feeder.',
      'Seat 0 uses Pygmy Nuthatch.',
      'Seat 0 tucks Mallard from the hand under Pygmy Nuthatch.',
      'Seat 0 gains 1 seed.',
    ],
    ends: [
      {
        food: { invertebrate: 0, seed: 1, rodent: 2 },
        hand: ['osprey'],
        rows: { forest: [{}, { tucked: ['mallard'] }, {}] },
      },
      {},
    ],
  },
  {
    bird: 'pygmy_nuthatch',
    rule: 'tucks a card and gains an invertebrate, if that is preferred',
    given: { players: [{ forest: ['pygmy_nuthatch'], hand: ['mallard'] }, {}, {}, {}] },
    choices: ['gainFood', { die: 'fish', food: 'fish' }, 'pass', 'pygmy_nuthatch', 'invertebrate'],
    happens: [
      'Seat 0 takes 1 fish from the feeder.',
      'Seat 0 uses Pygmy Nuthatch.',
      'Seat 0 tucks Mallard from the hand under Pygmy Nuthatch.',
      'Seat 0 gains 1 invertebrate.',
    ],
    ends: [{ food: { invertebrate: 1, seed: 0, fish: 1 }, rows: { forest: [{ tucked: ['mallard'] }] } }, {}, {}, {}],
  },
  {
    bird: 'pygmy_nuthatch',
    rule: 'gains nothing if there is no card to tuck',
    given: { players: [{ forest: ['pygmy_nuthatch'] }, {}] },
    choices: ['gainFood', { die: 'fish', food: 'fish' }],
    happens: [
      'Seat 0 takes 1 fish from the feeder.',
      'Pygmy Nuthatch of seat 0 does nothing: there are no cards for it.',
    ],
    ends: [{ food: { invertebrate: 0, seed: 0, fish: 1 } }, {}],
  },

  // Food paid, cards of the deck under the bird.
  {
    bird: 'american_white_pelican',
    rule: 'tucks two cards of the deck for a fish',
    given: { players: [{ wetland: ['american_white_pelican'], food: { fish: 2 } }, {}] },
    chance: { card: ['mallard', 'osprey', 'killdeer'] },
    choices: ['drawCards', 'deck', 'american_white_pelican'],
    happens: [
      'Seat 0 draws Mallard from the deck.',
      'Seat 0 uses American White Pelican.',
      'Seat 0 pays 1 fish.',
      'Seat 0 tucks Osprey from the deck under American White Pelican.',
      'Seat 0 tucks Killdeer from the deck under American White Pelican.',
    ],
    ends: [
      { food: { fish: 1 }, hand: ['mallard'], rows: { wetland: [{ cached: [], tucked: ['osprey', 'killdeer'] }] } },
      {},
    ],
  },
  {
    bird: 'black_bellied_whistling_duck',
    rule: 'tucks two cards of the deck for a seed',
    given: {
      players: [{}, { wetland: ['trumpeter_swan', 'black_bellied_whistling_duck'], food: { seed: 1 } }, {}],
      seat: 1,
    },
    chance: { card: ['mallard', 'willet', 'osprey', 'killdeer'] },
    choices: ['drawCards', 'deck', 'deck', 'black_bellied_whistling_duck'],
    happens: [
      'Seat 1 draws Mallard from the deck.',
      'Seat 1 draws Willet from the deck.',
      'Seat 1 uses Black-Bellied Whistling-Duck.',
      'Seat 1 pays 1 seed.',
      'Seat 1 tucks Osprey from the deck under Black-Bellied Whistling-Duck.',
      'Seat 1 tucks Killdeer from the deck under Black-Bellied Whistling-Duck.',
    ],
    ends: [
      {},
      {
        food: { seed: 0 },
        hand: ['mallard', 'willet'],
        rows: { wetland: [{ tucked: [] }, { tucked: ['osprey', 'killdeer'] }] },
      },
      {},
    ],
  },
  {
    bird: 'canada_goose',
    text: 'When its row is used, pay 1 seed to tuck 2 cards from the deck under this bird.',
    rule: 'tucks two cards of the deck for the seed that the trade has left',
    given: { players: [{ grassland: ['canada_goose'], food: { seed: 2, rodent: 1 }, hand: ['mallard'] }, {}] },
    chance: { card: ['osprey', 'killdeer'] },
    choices: ['layEggs', 'seed', 'canada_goose'],
    happens: [
      'Seat 0 lays an egg on Canada Goose.',
      'Seat 0 lays an egg on Canada Goose.',
      'Seat 0 pays 1 seed.',
      'Seat 0 lays an egg on Canada Goose.',
      'Seat 0 uses Canada Goose.',
      'Seat 0 pays 1 seed.',
      'Seat 0 tucks Osprey from the deck under Canada Goose.',
      'Seat 0 tucks Killdeer from the deck under Canada Goose.',
    ],
    ends: [
      {
        food: { seed: 0, rodent: 1 },
        hand: ['mallard'],
        rows: { grassland: [{ eggs: 3, tucked: ['osprey', 'killdeer'] }] },
      },
      {},
    ],
  },
  {
    bird: 'double_crested_cormorant',
    rule: 'tucks two cards of the deck for a fish, beside those it has',
    given: {
      players: [
        {
          wetland: [
            'brown_pelican',
            { bird: 'double_crested_cormorant', tucked: ['brant'] },
            'king_rail',
            'atlantic_puffin',
          ],
          food: { fish: 1, seed: 1 },
        },
        {},
      ],
    },
    chance: { card: ['mallard', 'willet', 'bobolink', 'osprey', 'killdeer'] },
    choices: ['drawCards', 'deck', 'deck', 'deck', 'double_crested_cormorant'],
    happens: [
      'Seat 0 draws Mallard from the deck.',
      'Seat 0 draws Willet from the deck.',
      'Seat 0 draws Bobolink from the deck.',
      'Seat 0 uses Double-Crested Cormorant.',
      'Seat 0 pays 1 fish.',
      'Seat 0 tucks Osprey from the deck under Double-Crested Cormorant.',
      'Seat 0 tucks Killdeer from the deck under Double-Crested Cormorant.',
    ],
    ends: [
      { food: { fish: 0, seed: 1 }, rows: { wetland: [{}, { tucked: ['brant', 'osprey', 'killdeer'] }, {}, {}] } },
      {},
    ],
  },
  {
    bird: 'sandhill_crane',
    rule: 'tucks two cards of the deck for a seed; the tray stays as it is',
    given: {
      players: [{ grassland: ['sandhill_crane'], food: { seed: 1 } }, {}, {}, {}],
      tray: ['brant', 'bobolink', 'killdeer'],
    },
    chance: { card: ['osprey', 'mallard'] },
    choices: ['layEggs', 'sandhill_crane'],
    happens: [
      'Seat 0 lays an egg on Sandhill Crane.',
      'Seat 0 uses Sandhill Crane.',
      'Seat 0 pays 1 seed.',
      'Seat 0 tucks Osprey from the deck under Sandhill Crane.',
      'Seat 0 tucks Mallard from the deck under Sandhill Crane.',
    ],
    ends: [{ food: { seed: 0 }, rows: { grassland: [{ eggs: 1, tucked: ['osprey', 'mallard'] }] } }, {}, {}, {}],
  },
  {
    bird: 'double_crested_cormorant',
    rule: 'takes no other food in place of a fish: two for one holds for birds that are played only',
    given: { players: [{ wetland: ['double_crested_cormorant'], food: { seed: 3, rodent: 1 } }, {}] },
    chance: { card: ['mallard'] },
    choices: ['drawCards', 'deck'],
    happens: [
      'Seat 0 draws Mallard from the deck.',
      'Double-Crested Cormorant of seat 0 does nothing: there is no food for it.',
    ],
    ends: [{ food: { seed: 3, rodent: 1 }, rows: { wetland: [{ tucked: [] }] } }, {}],
  },
  {
    bird: 'american_white_pelican',
    rule: 'may be left unused',
    given: { players: [{ wetland: ['american_white_pelican'], food: { fish: 1 } }, {}] },
    chance: { card: ['mallard'] },
    choices: ['drawCards', 'deck', 'pass'],
    happens: ['Seat 0 draws Mallard from the deck.', 'American White Pelican of seat 0 does nothing: not wanted.'],
    ends: [{ food: { fish: 1 }, rows: { wetland: [{ tucked: [] }] } }, {}],
  },
  {
    bird: 'black_bellied_whistling_duck',
    rule: 'tucks on from a deck that is made anew of the discards',
    given: {
      players: [{ wetland: ['black_bellied_whistling_duck'], food: { seed: 1 } }, {}],
      tray: ['brant', 'bobolink', 'killdeer'],
      deck: ['osprey'],
    },
    chance: { card: ['mallard', 'willet'] },
    choices: ['drawCards', 'brant', 'black_bellied_whistling_duck'],
    happens: [
      'Seat 0 takes Brant from the tray.',
      'Seat 0 uses Black-Bellied Whistling-Duck.',
      'Seat 0 pays 1 seed.',
      'Seat 0 tucks Osprey from the deck under Black-Bellied Whistling-Duck.',
      `The deck is empty: a new one is made of ${allBirdsBut(5)} discards.`,
      'Seat 0 tucks Mallard from the deck under Black-Bellied Whistling-Duck.',
      'Willet comes to the tray.',
    ],
    ends: [{ hand: ['brant'], rows: { wetland: [{ tucked: ['osprey', 'mallard'] }] } }, {}],
  },
  {
    bird: 'canada_goose',
    rule: 'tucks the only card that is left',
    given: {
      players: [
        { grassland: ['canada_goose'], food: { seed: 1 } },
        { forest: [{ bird: 'hooded_warbler', tucked: allBirdsBut(3) }] },
      ],
      tray: [],
      deck: ['osprey'],
    },
    choices: ['layEggs', 'pass', 'canada_goose'],
    happens: [
      'Seat 0 lays an egg on Canada Goose.',
      'Seat 0 lays an egg on Canada Goose.',
      'Seat 0 uses Canada Goose.',
      'Seat 0 pays 1 seed.',
      'Seat 0 tucks Osprey from the deck under Canada Goose.',
    ],
    ends: [{ food: { seed: 0 }, rows: { grassland: [{ eggs: 2, tucked: ['osprey'] }] } }, {}],
  },
  {
    bird: 'sandhill_crane',
    rule: 'is not paid for where there are no cards to tuck',
    given: {
      players: [
        { grassland: ['sandhill_crane'], food: { seed: 1 } },
        { forest: [{ bird: 'hooded_warbler', tucked: allBirdsBut(2) }] },
      ],
      tray: [],
      deck: [],
    },
    choices: ['layEggs'],
    happens: [
      'Seat 0 lays an egg on Sandhill Crane.',
      'Sandhill Crane of seat 0 does nothing: there are no cards for it.',
    ],
    ends: [{ food: { seed: 1 }, rows: { grassland: [{ eggs: 1, tucked: [] }] } }, {}],
  },
];
