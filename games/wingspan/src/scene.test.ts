/** What lies where. */
import { SPECTATOR } from '@fermata/core';
import { describe, expect, test } from 'vitest';
import { pieceOf, type Situation, sceneFor } from '../test/staged.ts';

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
