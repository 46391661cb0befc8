/** What lies where, and what options mean there. */
import { SPECTATOR } from '@fermata/core';
import { describe, expect, test } from 'vitest';
import { pieceOf, pointsAt, type Situation, sceneFor } from '../test/staged.ts';

const TABLE: Situation = {
  players: [
    {
      food: { seed: 2, fish: 1 },
      hand: ['mallard'],
      bonus: ['falconer'],
      forest: ['acorn_woodpecker'],
      grassland: [{ bird: 'american_kestrel', eggs: 2, cached: ['rodent', 'rodent'] }],
      wetland: [{ bird: 'canada_goose', eggs: 1, tucked: ['osprey', 'brant'] }],
      goalPoints: [4],
    },
    { hand: ['killdeer', 'bobolink'], bonus: ['historian'], goalPoints: [1] },
  ],
  round: 2,
  turnsLeft: 3,
  goals: ['birds_in_forest', 'eggs_in_wetland', 'total_birds', 'bowl_birds_with_eggs'],
  feeder: ['seed', 'seed', 'either'],
  tray: ['barn_owl', 'wild_turkey', 'northern_cardinal'],
};

describe('A place says', () => {
  const { places } = sceneFor(TABLE, 0);

  test.each<[place: string, name: string, facts: readonly (readonly [string, string | number])[]]>([
    [
      'table',
      'Table',
      [
        ['round', '2 of 4'],
        ['to play', 'you'],
        ['first this round', 'you'],
        ['goals', 'green side, points by place'],
      ],
    ],
    // Birds 5 + 5 + 3, eggs 3, cached 2, tucked 2, goal 4.
    ['mat 0', 'Your mat', [['points so far', 24]]],
    ['mat 1', 'Mat of seat 1', [['points so far', 1]]],
    [
      'forest 0',
      'Your forest',
      [
        ['gives', '1 die'],
        ['trade', '1 card for 1 more die'],
        ['next bird costs', '1 egg'],
      ],
    ],
    [
      'wetland 1',
      'Wetland of seat 1',
      [
        ['gives', '1 card'],
        ['next bird costs', 'no eggs'],
      ],
    ],
    [
      'goal 1',
      'Goal of round 1',
      [
        ['goal', 'scored'],
        ['you got', 4],
        ['seat 1 got', 1],
      ],
    ],
    [
      'goal 2',
      'Goal of round 2',
      [
        ['goal', 'this round'],
        ['you so far', 1],
        ['seat 1 so far', 0],
      ],
    ],
    [
      'goal 3',
      'Goal of round 3',
      [
        ['goal', 'to come'],
        ['you so far', 3],
        ['seat 1 so far', 0],
      ],
    ],
  ])('%s', (id, name, facts) => {
    expect(places.find((place) => place.id === id)).toMatchObject({ name, facts });
  });

  test('how many cards are owed', () => {
    const owing: Situation = {
      players: [{ wetland: ['wood_duck'] }, {}],
      chance: { card: ['osprey', 'brant', 'mallard'] },
      choices: ['drawCards', 'deck', 'wood_duck', 'deck', 'deck'],
    };
    const hand = sceneFor(owing, 0).places.find(({ id }) => id === 'hand 0');
    expect(hand?.facts).toEqual([['to discard at the end of the turn', 1]]);
  });
});

describe('A piece', () => {
  const ours = sceneFor(TABLE, 0);

  test.each<[what: string, id: string, piece: object]>([
    ['of the hand says what is printed on it', 'mallard', { in: 'hand 0', name: 'Mallard', kind: 'bird' }],
    [
      'of the tray does, too',
      'barn_owl',
      {
        in: 'tray',
        printed: [
          ['points', 5],
          ['food', '2 rodents'],
          ['lives in', 'forest, grassland or wetland'],
          ['nest', 'cavity for 4 eggs'],
          ['wingspan', '107 cm'],
          [
            'brown power',
            'When its row is used, hunt: throw the dice outside the feeder; if one shows a rodent, cache 1 rodent on this bird.',
          ],
        ],
      },
    ],
    [
      'on a mat says what it has, too',
      'american_kestrel',
      {
        in: 'grassland 0',
        facts: [
          ['eggs', '2 of 3'],
          ['cached', '2 rodents'],
        ],
        printed: expect.arrayContaining([['points', 5]]),
      },
    ],
    [
      'with cards under it as well',
      'canada_goose',
      {
        in: 'wetland 0',
        facts: expect.arrayContaining([
          ['eggs', '1 of 3'],
          ['tucked', 2],
        ]),
      },
    ],
    ['under a bird is a back', 'under canada_goose#', { in: 'under canada_goose', hidden: true, count: 2 }],
    ['of food is a stack', 'seed 0', { in: 'food 0', kind: 'food', name: 'seed', count: 2 }],
    ['of the supply has no end', 'seed of the supply', { in: 'supply', kind: 'food', name: 'seed', endless: true }],
    ['in the feeder is a stack of equal dice', 'die seed', { in: 'feeder', name: 'seed dice', count: 2 }],
    ['may be a die of two foods', 'die either', { in: 'feeder', name: 'invertebrate or seed die', count: 1 }],
    ['outside the feeder', 'dice outside', { in: 'outside', name: 'dice', count: 2 }],
    [
      'that is a bonus card says what it is worth by now',
      'falconer',
      {
        in: 'bonus 0',
        name: 'Falconer',
        facts: [
          ['so far', 1],
          ['points so far', 2],
        ],
        printed: [['pays for', 'Birds that hunt: 2 points each']],
      },
    ],
    ['of the bonus cards of others is a back', 'bonus 1#', { hidden: true, count: 1, name: 'bonus card' }],
    ['of a hand of others is a back', 'hand 1#', { in: 'hand 1', hidden: true, count: 2, name: 'cards' }],
    [
      'that is a goal says what it is worth',
      'eggs_in_wetland',
      { in: 'goal 2', name: 'eggs in the wetland', printed: [['places get', '5 points, 2 points and 1 point']] },
    ],
    ['for each turn that is left', 'cube 0 free', { in: 'cubes 0', count: 3 }],
    ['for each turn that was taken', 'cube 0 played', { in: 'played 0', count: 4 }],
    ['marks a goal that is scored', 'cube 1 on goal 1', { in: 'goal 1', facts: [['owner', 'seat 1']] }],
  ])('%s', (_, id, piece) => {
    expect(pieceOf(ours, id)).toMatchObject(piece);
  });

  test('of a hand is seen by its owner alone', () => {
    expect(pieceOf(sceneFor(TABLE, 1), 'killdeer')).toMatchObject({ in: 'hand 1' });
    expect(pieceOf(sceneFor(TABLE, 1), 'mallard')).toBeUndefined();
    expect(pieceOf(sceneFor(TABLE, SPECTATOR), 'killdeer')).toBeUndefined();
  });

  test('lies on the blue side for a point each', () => {
    const blue = sceneFor({ ...TABLE, goalSide: 'blue' }, 0);
    expect(pieceOf(blue, 'bowl_birds_with_eggs')?.printed).toEqual([['each gets', 'a point for each, up to 5']]);
  });
});

describe('Once all is scored, the table says who has won', () => {
  const woodpecker = { forest: [{ bird: 'acorn_woodpecker', eggs: 2 }] }; // 5 points, and the eggs
  const end = {
    round: 4,
    first: 0,
    turnsLeft: 1,
    goals: ['birds_in_forest', 'eggs_in_wetland', 'total_birds', 'bowl_birds_with_eggs'],
    choices: ['gainFood', { die: 'fish', food: 'fish' }],
  };

  // Seat 1 has the last turn, and gains a fish in it.
  test.each([
    ['by points', [woodpecker, {}], ['won', 'by seat 0 with 7 points']],
    ['of those who tie by food', [{}, { food: { seed: 1 } }], ['won', 'by you with 0 points and the most food left']],
    ['together where that is alike, too', [{ food: { seed: 1 } }, {}], ['won', 'by seat 0 and you with 0 points']],
  ])('%s', (_, players, won) => {
    const { places } = sceneFor({ ...end, players, seat: 1 }, 1);
    const facts = places.find(({ id }) => id === 'table')?.facts;
    expect(facts?.slice(1, 3)).toEqual([['match', 'over'], won]);
  });

  test('but not of a match that one plays alone', () => {
    const { places } = sceneFor({ ...end, players: [{}], seat: 0 }, 0);
    const facts = places.find(({ id }) => id === 'table')?.facts;
    expect(facts?.filter(([fact]) => ['match', 'won'].includes(fact))).toEqual([['match', 'over']]);
  });
});

test('once all is scored, a mat says all of it', () => {
  const over: Situation = {
    players: [{ forest: [{ bird: 'acorn_woodpecker', eggs: 2 }] }, { bonus: ['falconer'] }],
    round: 4,
    seat: 1,
    first: 0,
    turnsLeft: 1,
    goals: ['birds_in_forest', 'eggs_in_wetland', 'total_birds', 'bowl_birds_with_eggs'],
    choices: ['gainFood', { die: 'fish', food: 'fish' }],
  };
  const { places } = sceneFor(over, 1);
  expect(pieceOf(sceneFor(over, 0), 'falconer')?.in, 'bonus cards of others lie open').toBe('bonus 1');
  expect(places.find(({ id }) => id === 'table')?.facts).toContainEqual(['match', 'over']);
  expect(places.find(({ id }) => id === 'mat 0')?.facts).toEqual([
    ['points', 7],
    ['birds', 5],
    ['bonus cards', 0],
    ['goals', 0],
    ['eggs', 2],
    ['cached', 0],
    ['tucked', 0],
  ]);
});

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
