import { assert, bigInt, property, tuple } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Misuse } from '../index.ts';
import { type Fraction, fraction, plus, times, toNumber } from '../odds.ts';

const whole = bigInt({ min: -(10n ** 20n), max: 10n ** 20n });
const counted = bigInt({ min: 1n, max: 10n ** 20n });
const anyFraction = tuple(whole, counted).map(([over, under]) => fraction(over, under));

describe('A fraction', () => {
  test.each<[over: number, under: number, lowest: Fraction]>([
    [3, 6, { over: 1n, under: 2n }],
    [0, 6, { over: 0n, under: 1n }],
    [7, 7, { over: 1n, under: 1n }],
    [6, 4, { over: 3n, under: 2n }],
    [-2, 4, { over: -1n, under: 2n }],
    [2, -4, { over: -1n, under: 2n }],
    [-2, -4, { over: 1n, under: 2n }],
  ])('is in lowest terms, with the sign above: %d/%d', (over, under, lowest) => {
    expect(fraction(over, under)).toEqual(lowest);
  });

  test('of a whole number is the number', () => {
    expect(fraction(5)).toEqual({ over: 5n, under: 1n });
  });

  const noFraction = 'a fraction belongs here; got {"over":1,"under":2}';
  test.each<[what: string, make: () => Fraction, why: string]>([
    ['nothing below', () => fraction(1, 0), "a fraction's under is not 0"],
    ['nothing below, by a sum', () => plus({ over: 1n, under: 0n }, fraction(1)), "a fraction's under is not 0"],
    ['plain numbers in a sum', () => plus(plain(1, 2), plain(1, 3)), noFraction],
    ['plain numbers in a product', () => times(fraction(1), plain(1, 2)), noFraction],
  ])('is refused with %s', (_, make, why) => {
    expect(make).toThrow(new Misuse('given', why));
  });

  test('is the same, however it is widened', () => {
    assert(
      property(anyFraction, counted, ({ over, under }, by) => {
        expect(fraction(over * by, under * by)).toEqual({ over, under });
        expect(fraction(-over * by, -under * by)).toEqual({ over, under });
      }),
    );
  });
});

describe('Sums and products', () => {
  test('are exact: a third and a sixth are a half, a third of a half is a sixth', () => {
    expect(plus(fraction(1, 3), fraction(1, 6))).toEqual(fraction(1, 2));
    expect(times(fraction(1, 3), fraction(1, 2))).toEqual(fraction(1, 6));
  });

  test('do not depend on the order', () => {
    assert(
      property(anyFraction, anyFraction, anyFraction, (a, b, c) => {
        expect(plus(a, b)).toEqual(plus(b, a));
        expect(times(a, b)).toEqual(times(b, a));
        expect(plus(plus(a, b), c)).toEqual(plus(a, plus(b, c)));
        expect(times(times(a, b), c)).toEqual(times(a, times(b, c)));
      }),
    );
  });

  test('distribute', () => {
    assert(
      property(anyFraction, anyFraction, anyFraction, (a, b, c) => {
        expect(times(a, plus(b, c))).toEqual(plus(times(a, b), times(a, c)));
      }),
    );
  });

  test('leave a fraction as it is where nothing is added, or once is taken', () => {
    assert(
      property(anyFraction, (a) => {
        expect(plus(a, fraction(0))).toEqual(a);
        expect(times(a, fraction(1))).toEqual(a);
        expect(plus(a, times(a, fraction(-1)))).toEqual(fraction(0));
      }),
    );
  });
});

describe('The number of a fraction', () => {
  test.each<[over: number | bigint, under: number | bigint, number: number]>([
    [1, 2, 0.5],
    [-3, 4, -0.75],
    [0, 9, 0],
    // Not once in 400 rolls a one, and at least once: both parts are larger than any number.
    [5n ** 400n, 6n ** 400n, (5 / 6) ** 400],
    [6n ** 400n - 5n ** 400n, 6n ** 400n, 1],
    [3n * 10n ** 400n, 10n ** 400n, 3],
    [-(10n ** 320n), 4n * 10n ** 319n, -2.5],
  ])('is the nearest there is: row %#', (over, under, number) => {
    expect(toNumber(fraction(over, under))).toBeCloseTo(number, 12);
    expect(toNumber(fraction(over, under)) / (number || 1)).toBeCloseTo(number === 0 ? 0 : 1, 12);
  });
});

/** As somebody writes it in JavaScript. */
function plain(over: number, under: number): Fraction {
  return { over, under } as unknown as Fraction; // types would refuse it
}
