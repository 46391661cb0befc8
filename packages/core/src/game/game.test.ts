import { describe, expect, test } from 'vitest';
import { oneTurn } from '../../test/games/one-turn.ts';
import { defineGame, rank } from '../index.ts';

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
    ['half a version', { version: 1.5 }, 'the version of one-turn is a whole number; got 1.5'],
    ['no version', { version: undefined }, 'the version of one-turn is a whole number; got undefined'],
    ['no seats', { seats: { min: 0, max: 2 } }, 'the seats of one-turn are 1 to 64; got 0 to 2'],
    ['fewer seats at most than at least', { seats: { min: 3, max: 2 } }, 'got 3 to 2'],
    ['too many seats', { seats: { min: 2, max: 65 } }, 'got 2 to 65'],
    ['half a seat', { seats: { min: 1.5, max: 2 } }, 'got 1.5 to 2'],
    ['who knows how many seats', { seats: { min: 2, max: Number.NaN } }, 'got 2 to NaN'],
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
    expect(define).toThrow(TypeError);
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
});
