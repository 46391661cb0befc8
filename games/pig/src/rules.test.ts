import { seeded, start } from '@fermata/core';
import { describeEvent } from '@fermata/core/host';
import { fraction, odds } from '@fermata/core/odds';
import { checkGame, scripted } from '@fermata/core/testing';
import { expect, test } from 'vitest';
import { board, pig } from './index.ts';

test.each([
  [
    'the turn begins with a roll, then comes the question',
    {
      given: { scores: [0, 0] },
      dice: [4],
      choices: [],
      told: ['Seat 0 rolls a 4.'],
      after: { scores: [0, 0], pot: 4, seat: 0, die: 4 },
    },
  ],
  [
    'rolling again adds to the pot',
    {
      given: { scores: [10, 0] },
      dice: [4, 6, 2],
      choices: ['roll', 'roll'],
      told: ['Seat 0 rolls a 4.', 'Seat 0 rolls a 6.', 'Seat 0 rolls a 2.'],
      after: { scores: [10, 0], pot: 12, seat: 0, die: 2 },
    },
  ],
  [
    'a one loses the pot and passes the turn',
    {
      given: { scores: [10, 0] },
      dice: [4, 1, 3],
      choices: ['roll'],
      told: ['Seat 0 rolls a 4.', 'Seat 0 rolls a 1 and loses the pot.', 'Seat 1 rolls a 3.'],
      after: { scores: [10, 0], pot: 3, seat: 1, die: 3 },
    },
  ],
  [
    'a one on the first roll passes the turn unasked',
    {
      given: { scores: [10, 20] },
      dice: [1, 1, 5],
      choices: [],
      told: ['Seat 0 rolls a 1 and loses the pot.', 'Seat 1 rolls a 1 and loses the pot.', 'Seat 0 rolls a 5.'],
      after: { scores: [10, 20], pot: 5, seat: 0, die: 5 },
    },
  ],
  [
    'holding banks the pot and passes the turn',
    {
      given: { scores: [10, 0], pot: 9 },
      dice: [4, 2],
      choices: ['hold'],
      told: ['Seat 0 rolls a 4.', 'Seat 0 holds and banks 13.', 'Seat 1 rolls a 2.'],
      after: { scores: [23, 0], pot: 2, seat: 1, die: 2 },
    },
  ],
  [
    'after the last seat comes the first',
    {
      given: { scores: [0, 0, 7], seat: 2 },
      dice: [5, 6],
      choices: ['hold'],
      told: ['Seat 2 rolls a 5.', 'Seat 2 holds and banks 5.', 'Seat 0 rolls a 6.'],
      after: { scores: [0, 0, 12], pot: 6, seat: 0, die: 6 },
    },
  ],
  [
    'the pot alone does not win: 100 points must be banked',
    {
      given: { scores: [98, 0] },
      dice: [6, 6],
      choices: ['roll'],
      told: ['Seat 0 rolls a 6.', 'Seat 0 rolls a 6.'],
      after: { scores: [98, 0], pot: 12, seat: 0, die: 6 },
    },
  ],
] as const)('%s', (_rule, { given, dice, choices, told, after }) => {
  const match = scripted(pig, { seats: given.scores.length, position: given, chance: { die: dice }, choices });
  expect(match.events.map((event) => describeEvent(pig, event))).toEqual(told);
  expect(match.state).toEqual(after);
  expect(match.prompts()).toMatchObject([{ seat: after.seat, label: 'Roll or hold?', options: ['roll', 'hold'] }]);
  expect(match.outcome).toBeUndefined();
});

test('whoever banks 100 has won, and the others are ranked by their scores', () => {
  const position = { scores: [60, 95, 70], seat: 1 };
  const match = scripted(pig, { seats: 3, position, chance: { die: [5] }, choices: ['hold'] });
  expect(match.prompts()).toEqual([]);
  expect(match.outcome).toEqual([
    { rank: 3, score: 60 },
    { rank: 1, score: 100 },
    { rank: 2, score: 70 },
  ]);
});

test('the next roll busts with exactly one in six', () => {
  const match = scripted(pig, { chance: { die: [2] } });
  const roll = match.prompts()[0]!.options.indexOf('roll'); // seat 0 is asked
  const bust = odds(match, 0, [roll], ({ state }) => state.pot === 0, { oracle: seeded('odds') });
  expect(bust.exact).toBe(true);
  expect(bust.of.get(true)).toEqual(fraction(1, 6));
});

test.each([
  [{}, 'scores is a list of 2; got nothing'],
  [{ scores: [1] }, 'scores is a list of 2; got a list of 1'],
  [{ scores: [1, 2, 3] }, 'scores is a list of 2; got a list of 3'],
  [{ scores: [1, -2] }, 'scores.1 is a whole number from 0 on; got -2'],
  [{ scores: [1, 2], pot: 'x' }, 'pot is a whole number from 0 on; got "x"'],
  [{ scores: [1, 2], seat: 2 }, 'seat is a whole number from 0 to 1; got 2'],
])('the position %j is refused: %s', (position, why) => {
  expect(() => start(pig, { position })).toThrow(why);
});

test('the board shows scores, whose turn it is, and the pot', () => {
  expect(board({ scores: [35, 100], pot: 11, seat: 0 })).toBe(
    ['Seat 0   35  #######.............  rolling, pot 11', 'Seat 1  100  ####################'].join('\n'),
  );
});

test.each([2, 3, 4])(
  'pig for %i seats keeps the invariants',
  (seats) => {
    expect(checkGame(pig, { seconds: 120, seats, matches: 20 }).leftOut).toEqual([]);
  },
  120_000,
);
