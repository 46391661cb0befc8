import { describe, expect, test } from 'vitest';
import { oneTurn } from '../../test/games/one-turn.ts';
import { defineGame, Misuse, rank } from '../index.ts';

const game = oneTurn(function* () {});

describe('A game', () => {
  test('is returned as it was given', () => {
    expect(defineGame(game)).toBe(game);
  });

  test.each<[what: string, more: object, message: string]>([
    ['no name', { name: '' }, 'a game\'s name is lower-case letters and dashes; got ""'],
    ['nothing for a name', { name: undefined }, "a game's name is lower-case letters and dashes; got nothing"],
    ['a name in capitals', { name: 'Pig' }, 'got "Pig"'],
    ['a name of several words', { name: 'connect four' }, 'got "connect four"'],
    ['a name that begins with a digit', { name: '4-in-a-row' }, 'got "4-in-a-row"'],
    ['half a version', { version: 1.5 }, 'one-turn: version is a whole number from 0 on; got 1.5'],
    ['no version', { version: undefined }, 'one-turn: version is a whole number from 0 on; got nothing'],
    ['no seats', { seats: { min: 0, max: 2 } }, 'one-turn: seats.min is a whole number from 1 to 64; got 0'],
    [
      'fewer seats at most than at least',
      { seats: { min: 3, max: 2 } },
      'one-turn: seats.max is a whole number from 3 to 64; got 2',
    ],
    ['too many seats', { seats: { min: 2, max: 65 } }, 'seats.max is a whole number from 2 to 64; got 65'],
    ['nothing for seats', { seats: undefined }, 'one-turn: seats is an object; got nothing'],
    ['half a seat', { seats: { min: 1.5, max: 2 } }, 'seats.min is a whole number from 1 to 64; got 1.5'],
    [
      'who knows how many seats',
      { seats: { min: 2, max: Number.NaN } },
      'seats.max is a whole number from 2 to 64; got NaN',
    ],
    [
      'a listener before what is no event',
      { before: { exploded: () => [] } },
      'one-turn has a listener on "exploded", which is no event of its own',
    ],
    [
      'a listener after what is no event',
      { after: { said: () => [], exploded: () => [] } },
      'one-turn has a listener on "exploded", which is no event of its own',
    ],
  ])('is refused, saying why: %s', (_, more, message) => {
    const define = () => defineGame({ ...game, ...more } as typeof game);
    expect(define).toThrow(Misuse);
    expect(define).toThrow(message);
  });

  test.each([
    { name: 'a' },
    { name: 'connect-4' },
    { seats: { min: 1, max: 64 } },
    { before: { said: () => [] }, after: { returned: () => [] } },
  ])('may be this: %j', (more) => {
    expect(() => defineGame({ ...game, ...more })).not.toThrow();
  });
});

describe('Ranks from scores', () => {
  test.each<[what: string, scores: number[], ranks: number[]]>([
    ['the highest is first', [10, 30, 20], [3, 1, 2]],
    ['equal scores share a rank, and the next ones are left out', [30, 10, 30, 20], [1, 4, 1, 3]],
    ['all may be first', [0, 0], [1, 1]],
    ['scores may be negative', [-5, -1], [2, 1]],
    ['one alone is first', [7], [1]],
  ])('%s', (_, scores, ranks) => {
    expect(rank(scores)).toEqual(scores.map((score, seat) => ({ rank: ranks[seat], score })));
  });

  test.each([
    ['a further list breaks a tie, and nothing else', [5, 5, 9], [[1, 3, 0]], [3, 2, 1]],
    [
      'what it leaves is broken by the next',
      [5, 5, 5],
      [
        [1, 1, 0],
        [0, 2, 9],
      ],
      [2, 1, 3],
    ],
    ['or stays a tie', [5, 5], [[1, 1]], [1, 1]],
  ])('%s', (_, scores, ties, ranks) => {
    expect(rank(scores, ...ties).map((place) => place.rank)).toEqual(ranks);
  });
});
