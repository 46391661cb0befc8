/** The end of the match: six categories, and who wins. */
import { describe, expect, test } from 'vitest';
import { lastTurn, only } from '../../test/last-turn.ts';

const NOTHING = { birds: 0, bonus: 0, goals: 0, eggs: 0, cached: 0, tucked: 0 };
/** The last goal is one for which nobody has anything, if not said otherwise. */
const GOALS = ['birds_in_forest', 'birds_in_grassland', 'birds_in_wetland', 'eggs_in_cavity'];

describe('At the end a seat has', () => {
  test.each<[rule: string, mat: object, score: object, total: number]>([
    ['nothing for nothing', {}, {}, 0],
    ['nothing for food and cards in hand', { food: { seed: 9 }, hand: ['mallard'] }, {}, 0],
    ['the points of its birds', { forest: ['blue_jay', 'hooded_warbler'], wetland: ['bald_eagle'] }, { birds: 19 }, 19],
    ['nothing for birds without points', { wetland: ['ruddy_duck'] }, {}, 0],
    [
      'a point for each egg',
      {
        grassland: [
          { bird: 'scaled_quail', eggs: 5 },
          { bird: 'song_sparrow', eggs: 2 },
        ],
      },
      { eggs: 7 },
      7,
    ],
    [
      'a point for each piece of cached food',
      {
        wetland: [
          { bird: 'ruddy_duck', cached: ['seed', 'fish', 'seed'] },
          { bird: 'pied_billed_grebe', cached: ['rodent'] },
        ],
      },
      { cached: 4 },
      4,
    ],
    [
      'a point for each tucked card',
      {
        wetland: [
          { bird: 'ruddy_duck', tucked: ['mallard', 'osprey'] },
          { bird: 'pied_billed_grebe', tucked: 6 },
        ],
      },
      { tucked: 8 },
      8,
    ],
    ['the points of its goals', { goalPoints: [4, 2, 6] }, { goals: 12 }, 12],
    // Seven cards in hand; two birds that eat fish, of 5 points each.
    [
      'the points of all its bonus cards',
      {
        bonus: ['visionary_leader', 'fishery_manager', 'falconer'],
        hand: ['mallard', 'brant', 'bobolink', 'killdeer', 'willet', 'blue_jay', 'barn_owl'],
        wetland: ['osprey', 'clarks_grebe'],
      },
      { bonus: 4 + 3 + 0, birds: 10 },
      17,
    ],
    // 5 + 3 points, 2 for a hunter; 2 + 1 eggs, two of them in a cavity nest, which is the first place of round 4.
    [
      'all of it together',
      {
        grassland: [{ bird: 'american_kestrel', eggs: 2, cached: ['rodent', 'rodent'] }],
        wetland: [{ bird: 'american_coot', eggs: 1, tucked: 5 }],
        bonus: ['falconer'],
        goalPoints: [4, 5, 6],
      },
      { birds: 8, bonus: 2, goals: 15 + 7, eggs: 3, cached: 2, tucked: 5 },
      42,
    ],
  ])('%s', (_rule, mat, score, total) => {
    const match = lastTurn([mat, {}], { goals: GOALS });
    const scores = [{ ...NOTHING, ...score }, NOTHING];
    expect(only(match, 'gameScored')).toEqual({ type: 'gameScored', scores });
    expect(match.state.scores).toEqual(scores);
    expect(match.outcome?.map((place) => place.score)).toEqual([total, 0]);
  });
});

describe('Who wins:', () => {
  const worth = (points: number, food = 0) => ({ goalPoints: [0, 0, points], food: { rodent: food } });

  // The last seat has one piece of food more than is given: it takes a fish.
  test.each<[rule: string, players: object[], outcome: [rank: number, score: number][]]>([
    [
      'the most points',
      [worth(3), worth(6), worth(5)],
      [
        [3, 3],
        [1, 6],
        [2, 5],
      ],
    ],
    [
      'the most points, whatever food is left',
      [worth(3, 9), worth(4)],
      [
        [2, 3],
        [1, 4],
      ],
    ],
    [
      'of equals, who has more food left',
      [worth(4, 2), worth(4, 3), worth(4)],
      [
        [2, 4],
        [1, 4],
        [3, 4],
      ],
    ],
    [
      'also where the last piece of food decides',
      [worth(4, 3), worth(4, 3)],
      [
        [2, 4],
        [1, 4],
      ],
    ],
    [
      'of equals with as much food, both',
      [worth(4, 3), worth(4, 2)],
      [
        [1, 4],
        [1, 4],
      ],
    ],
    [
      'and the next is third',
      [worth(4, 3), worth(2), worth(4, 2)],
      [
        [1, 4],
        [3, 2],
        [1, 4],
      ],
    ],
    [
      'also places after the first are shared',
      [worth(2), worth(6), worth(2, 1), worth(2), worth(1)],
      [
        [3, 2],
        [1, 6],
        [2, 2],
        [3, 2],
        [5, 1],
      ],
    ],
    [
      'everybody, if nobody has anything',
      [worth(0, 1), worth(0)],
      [
        [1, 0],
        [1, 0],
      ],
    ],
  ])('%s', (_rule, players, outcome) => {
    const match = lastTurn(players, { goals: GOALS });
    expect(match.outcome).toEqual(outcome.map(([rank, score]) => ({ rank, score })));
  });

  test('food of all kinds is left over, but not what is cached', () => {
    const players = [
      { food: { invertebrate: 1, seed: 1, fish: 1, fruit: 1, rodent: 1 } },
      { food: { seed: 4 }, goalPoints: [0, 0, 0] },
      { wetland: [{ bird: 'ruddy_duck', cached: ['seed'] }] },
    ];
    expect(lastTurn(players, { goals: GOALS }).outcome).toEqual([
      { rank: 2, score: 0 },
      { rank: 3, score: 0 },
      { rank: 1, score: 1 },
    ]);
  });
});

test('before the end there is no outcome, and nothing is scored', () => {
  const match = lastTurn([{}, {}], { round: 3 });
  expect(match.state.scores).toBeNull();
  expect(match.outcome).toBeUndefined();
});
