import { scripted } from '@fermata/core/testing';
import { answerNumbers } from '@fermata/scene';
import { describe, expect, test } from 'vitest';
import { pointsAt, type Situation } from '../test/staged.ts';
import { staging, wingspan } from './index.ts';

test('an action leads to what it would take from', () => {
  const { leads } = pointsAt({
    players: [{ forest: ['acorn_woodpecker', { bird: 'wild_turkey', eggs: 5 }], wetland: ['canada_goose'] }, {}],
    feeder: ['seed', 'seed', 'either'],
    tray: ['barn_owl', 'killdeer', 'bobolink'],
  });
  expect(leads).toEqual([
    ['gainFood', ['die seed', 'die either']],
    ['layEggs', ['acorn_woodpecker', 'canada_goose']], // the turkey has room for 5
    ['drawCards', ['tray', 'barn_owl', 'killdeer', 'bobolink']],
  ]);
});

describe('An option points at', () => {
  const taken: Situation = { players: [{}, {}], choices: ['gainFood'] };

  test.each<[what: string, situation: Situation, label: string, points: (readonly [unknown, readonly string[]])[]]>([
    [
      'the hand, or the row that is used',
      { players: [{ hand: ['mallard'], food: { seed: 1 } }, {}] },
      'Which action?',
      [
        ['playBird', ['hand 0']],
        ['gainFood', ['forest 0']],
        ['layEggs', ['grassland 0']],
        ['drawCards', ['wetland 0']],
      ],
    ],
    [
      'the bird, then its row',
      { players: [{ hand: ['canada_goose'], food: { seed: 2 } }, {}], choices: ['playBird'] },
      'Play which bird?',
      [
        [{ bird: 'canada_goose', habitat: 'grassland' }, ['canada_goose', 'grassland 0']],
        [{ bird: 'canada_goose', habitat: 'wetland' }, ['canada_goose', 'wetland 0']],
      ],
    ],
    [
      'each piece of food that is paid, as often as it is',
      {
        players: [{ hand: ['canada_goose'], food: { seed: 2, fish: 4 } }, {}],
        choices: ['playBird', { bird: 'canada_goose', habitat: 'wetland' }],
      },
      'Pay with which food?',
      [
        [{ seed: 2 }, ['seed 0', 'seed 0']],
        [{ seed: 1, fish: 2 }, ['seed 0', 'fish 0', 'fish 0']],
        [{ fish: 4 }, ['fish 0', 'fish 0', 'fish 0', 'fish 0']],
      ],
    ],
    [
      'the bird whose egg is paid',
      {
        players: [
          {
            hand: ['canada_goose'],
            food: { seed: 2 },
            wetland: [{ bird: 'trumpeter_swan', eggs: 1 }],
            forest: [{ bird: 'wild_turkey', eggs: 1 }],
          },
          {},
        ],
        choices: ['playBird', { bird: 'canada_goose', habitat: 'wetland' }],
      },
      'Pay an egg of which bird?',
      [
        ['wild_turkey', ['wild_turkey']],
        ['trumpeter_swan', ['trumpeter_swan']],
      ],
    ],
    [
      'a die of the feeder, whichever food it is taken as',
      { ...taken, feeder: ['seed', 'seed', 'either'] },
      'Which die?',
      [
        [{ die: 'seed', food: 'seed' }, ['die seed']],
        [{ die: 'either', food: 'invertebrate' }, ['die either']],
        [{ die: 'either', food: 'seed' }, ['die either']],
      ],
    ],
    [
      'the feeder, to throw all dice again',
      { ...taken, feeder: ['fish', 'fish'] },
      'Which die?',
      [
        [{ die: 'fish', food: 'fish' }, ['die fish']],
        ['rethrow', ['feeder']],
      ],
    ],
    [
      'a card of the tray, or the deck',
      { players: [{}, {}], tray: ['brant', 'bobolink', 'killdeer'], choices: ['drawCards'] },
      'Which card?',
      [
        ['brant', ['brant']],
        ['bobolink', ['bobolink']],
        ['killdeer', ['killdeer']],
        ['deck', ['deck']],
      ],
    ],
    [
      'a bird that has room for an egg',
      { players: [{ grassland: ['wild_turkey'], forest: ['hooded_warbler'] }, {}], choices: ['layEggs'] },
      'Lay an egg on which bird?',
      [
        ['hooded_warbler', ['hooded_warbler']],
        ['wild_turkey', ['wild_turkey']],
      ],
    ],
    [
      'own food that is traded, and nothing to decline',
      {
        players: [{ grassland: ['wild_turkey'], food: { seed: 1, fish: 1 } }, {}],
        choices: ['layEggs'],
      },
      'Pay a food for one more egg?',
      [
        ['seed', ['seed 0']],
        ['fish', ['fish 0']],
        ['pass', []],
      ],
    ],
    [
      'food of the supply that is gained',
      {
        players: [{ wetland: ['green_heron'], food: { seed: 1, rodent: 1 } }, {}],
        chance: { card: ['osprey'] },
        choices: ['drawCards', 'deck', 'green_heron', 'seed'],
      },
      'Gain which food?',
      [
        ['invertebrate', ['invertebrate of the supply']],
        ['fish', ['fish of the supply']],
        ['fruit', ['fruit of the supply']],
        ['rodent', ['rodent of the supply']],
      ],
    ],
    [
      'own food, or the bird that may keep it',
      {
        players: [{ forest: ['acorn_woodpecker'] }, {}],
        feeder: ['fish', 'seed', 'rodent'],
        choices: ['gainFood', { die: 'fish', food: 'fish' }, 'acorn_woodpecker'],
      },
      'Where does the food go?',
      [
        ['supply', ['food 0']],
        ['cache', ['acorn_woodpecker']],
      ],
    ],
    [
      'the mat of whoever takes first',
      {
        players: [{ forest: ['annas_hummingbird'] }, {}],
        feeder: ['fish', 'seed', 'rodent'],
        choices: ['gainFood', { die: 'fish', food: 'fish' }, 'annas_hummingbird'],
      },
      'Who takes first?',
      [
        [0, ['mat 0']],
        [1, ['mat 1']],
      ],
    ],
    [
      'the row that a bird moves to',
      {
        players: [{ forest: ['bewicks_wren'] }, {}],
        choices: ['gainFood', { die: 'fish', food: 'fish' }, 'bewicks_wren'],
      },
      'Move to which habitat?',
      [
        ['grassland', ['grassland 0']],
        ['wetland', ['wetland 0']],
      ],
    ],
    [
      'the bird whose power is used',
      { players: [{ forest: ['american_redstart'] }, {}], choices: ['gainFood', { die: 'fish', food: 'fish' }] },
      'Use a power?',
      [
        ['american_redstart', ['american_redstart']],
        ['pass', []],
      ],
    ],
    [
      'a bonus card to keep',
      {
        players: [{ hand: ['atlantic_puffin'], food: { fish: 3 } }, {}],
        chance: { bonus: ['falconer', 'historian'] },
        choices: ['playBird', { bird: 'atlantic_puffin', habitat: 'wetland' }, 'atlantic_puffin'],
      },
      'Keep which bonus card?',
      [
        ['falconer', ['falconer']],
        ['historian', ['historian']],
      ],
    ],
    [
      'a card that is turned up',
      {
        players: [{ hand: ['american_oystercatcher'], food: { invertebrate: 2 } }, {}],
        chance: { card: ['mallard', 'osprey', 'canvasback'] },
        choices: [
          'playBird',
          { bird: 'american_oystercatcher', habitat: 'wetland' },
          'american_oystercatcher',
          'deck',
          'deck',
          'deck',
        ],
      },
      'Pick which card?',
      [
        ['mallard', ['mallard']],
        ['osprey', ['osprey']],
        ['canvasback', ['canvasback']],
      ],
    ],
  ])('%s', (_, situation, label, points) => {
    const found = pointsAt(situation);
    expect(found.label).toBe(label);
    expect(found.points).toEqual(points);
  });
});

test('an answer keeps its number where others are missing', () => {
  const match = scripted(wingspan, {
    position: { players: [{ wetland: ['green_heron'], food: { seed: 1, fish: 1 } }, {}] },
    chance: { card: ['osprey'] },
    choices: ['drawCards', 'deck', 'green_heron', 'fish'],
  });
  const prompt = match.prompts()[0]!; // which food instead of fish
  expect(prompt.options).toEqual(['invertebrate', 'seed', 'fruit', 'rodent']);
  expect(answerNumbers(staging, prompt)).toEqual([1, 2, 4, 5]);
});
