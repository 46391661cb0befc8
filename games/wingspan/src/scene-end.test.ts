/** What the table says once all is scored. */
import { SPECTATOR } from '@fermata/core';
import { describe, expect, test } from 'vitest';
import { pieceOf, played, type Situation, sceneFor } from '../test/staged.ts';
import { staging } from './index.ts';

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

test.each([
  ['points say who has won', [{ forest: ['acorn_woodpecker'] }, {}], undefined],
  ['a tie is won by food', [{}, { food: { seed: 1 } }], 'Of those who tie, the one with more food left wins.'],
  ['or shared', [{ food: { seed: 1 } }, {}], 'They have as many points, and as much food left.'],
])('%s', (_, players, verdict) => {
  const over = {
    players,
    round: 4,
    seat: 1,
    first: 0,
    turnsLeft: 1,
    goals: ['birds_in_forest', 'eggs_in_wetland', 'total_birds', 'bowl_birds_with_eggs'],
    choices: ['gainFood', { die: 'fish', food: 'fish' }], // seat 1 has a fish more than is given
  };
  expect(staging.verdict?.(played(over).view(SPECTATOR))).toBe(verdict);
});
