import { describe, expect, test } from 'vitest';
import { playing } from '../../test/games/one-turn.ts';
import { asked, choose as take } from '../../test/games/table.ts';
import { chooseSome } from '../index.ts';
import { picks } from '../moves.ts';

type How = NonNullable<Parameters<typeof chooseSome<number>>[3]>;

const crates = (options: readonly number[], how: How = {}, tries = 10_000) =>
  playing(() => chooseSome(0, 'Which crates?', options, how), { limits: { tries } });

const weight = (picked: readonly number[]) => picked.reduce((sum, crate) => sum + crate, 0);

describe('chooseSome', () => {
  test('asks for a set, and returns its options in their order', () => {
    const match = crates([5, 3, 8], { max: 2 });
    expect(asked(match)).toMatchObject({ label: 'Which crates?', options: [5, 3, 8], several: { min: 0, max: 2 } });
    take(match, [5, 8]);
    expect(match.state.returned).toEqual([5, 8]);
    expect(match.record().turns).toEqual([[[0, 2]], []]);
  });

  test('allows any number of options where nothing is said', () => {
    expect(asked(crates([5, 3, 8])).several).toMatchObject({ min: 0, max: 3 });
  });

  test('never asks for more than there are', () => {
    expect(asked(crates([5, 3], { max: 9 })).several).toMatchObject({ min: 0, max: 2 });
  });
});

describe('What needs no asking is taken unasked and leaves no slot in the record', () => {
  test.each<[what: string, options: number[], how: How, taken: number[]]>([
    ['nothing, where there is nothing', [], {}, []],
    ['nothing, where nothing is allowed', [1, 2], { max: 0 }, []],
    ['all, where all are needed', [1, 2], { min: 2 }, [1, 2]],
    ['the only one, where one is needed', [7], { min: 1, max: 1 }, [7]],
  ])('%s', (_, options, how, taken) => {
    const match = crates(options, how);
    expect(match.state.returned).toEqual(taken);
    expect(match.record().turns).toEqual([[], []]);
  });

  test.each<[what: string, options: number[], how: How, only: number[]]>([
    ['nothing', [], {}, []],
    ['all', [1, 2], { min: 2 }, [0, 1]],
  ])('unless it must be asked always: %s', (_, options, how, only) => {
    const match = crates(options, { ...how, ask: 'always' });
    expect(picks(asked(match), only)).toEqual({ next: [], done: true });
    match.answer(asked(match).id, only);
    expect(match.record().turns).toEqual([[only], []]);
  });

  test('one of two sets is asked for, even if one of them is empty', () => {
    expect(asked(crates([7])).options).toEqual([7]);
  });
});

describe('Picks unfold one by one, further and further down the list', () => {
  const fits = (picked: readonly number[]) => weight(picked) <= 5;
  const enough = (picked: readonly number[]) => weight(picked) >= 4;

  test.each<[rule: string, how: How, picked: number[], next: number[], done: boolean]>([
    ['any first one', {}, [], [0, 1, 2, 3], true],
    ['only what lies further down', {}, [1], [2, 3], true],
    ['nothing after the last', {}, [3], [], true],
    ['no more than the maximum', { max: 2 }, [0, 2], [], true],
    ['not done before the minimum', { min: 2 }, [1], [2, 3], false],
    ['only what leaves enough for the minimum', { min: 3 }, [], [0, 1], false],
    ['only what fits', { fits }, [2], [], true],
    ['only what can still be enough', { fits, enough }, [], [0, 1, 3], false],
    ['done when it is enough', { fits, enough }, [0, 2], [], true],
    ['not done before', { fits, enough }, [1], [2], false],
    ['nothing after what does not fit', { fits }, [2, 3], [], false],
  ])('%s', (_, how, picked, next, done) => {
    expect(picks(asked(crates([1, 2, 3, 4], how)), picked)).toEqual({ next, done });
  });
});

describe('A set that cannot be chosen is an empty offer', () => {
  test.each<[what: string, options: number[], how: How]>([
    ['more are needed than there are', [1, 2], { min: 3 }],
    ['more are needed than allowed', [1, 2, 3], { min: 2, max: 1 }],
    ['no two of them fit together', [3, 4, 5], { min: 2, fits: (picked) => weight(picked) < 7 }],
    ['all are needed and do not fit together', [3, 4], { min: 2, fits: (picked) => weight(picked) < 7 }],
    ['only more than is allowed would be enough', [1, 2, 3], { max: 1, enough: (picked) => picked.length === 2 }],
    ['no set is enough', [1, 2], { enough: (picked) => weight(picked) > 3 }],
    ['there is nothing, and nothing is not enough', [], { enough: (picked) => picked.length > 0 }],
    ['even if it must be asked always', [1, 2], { ask: 'always', enough: () => false }],
  ])('%s', (_, options, how) => {
    expect(() => crates(options, how)).toThrow(
      expect.objectContaining({
        code: 'empty',
        message: '"Which crates?" offers seat 0 nothing; ask only where there is an option',
      }),
    );
  });
});

describe('Looking for a set has a limit', () => {
  const hopeless: How = { enough: (picked) => weight(picked) > 1_000 };
  const twelve = Array.from({ length: 12 }, (_, at) => at);

  test('within it, the offer is found to be empty', () => {
    expect(() => crates(twelve, hopeless, 2 ** 12)).toThrow('offers seat 0 nothing');
  });

  test('beyond it, the question and the limit are named', () => {
    expect(() => crates(twelve, hopeless, 2 ** 12 - 1)).toThrow(
      expect.objectContaining({
        code: 'limit',
        message: '"Which crates?" was tried 4095 times without finding an end; simplify fits or enough',
      }),
    );
  });
});

test.each([
  ['min', { min: Number.NaN }, 'got min NaN and max undefined'],
  ['min', { min: 1.5 }, 'got min 1.5 and max undefined'],
  ['max', { max: -1 }, 'got min undefined and max -1'],
])('chooseSome wants a whole %s: %o', (_, how, message) => {
  expect(() => playing(() => chooseSome(0, 'Which crates?', ['a', 'b', 'c'], how))).toThrow(message);
});
