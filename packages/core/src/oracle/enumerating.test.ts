import { array, assert, integer, property } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Misuse, type Oracle } from '../index.ts';
import { enumerate, type Fraction, fraction, plus } from '../odds.ts';

/** How likely each value is, where `play` asks chance. */
function oddsOf<T>(play: (oracle: Oracle) => T, cap = 10_000): Map<T, Fraction> {
  const odds = new Map<T, Fraction>();
  for (const { value, probability } of enumerate(play, cap)) {
    odds.set(value, plus(odds.get(value) ?? fraction(0), probability));
  }
  return odds;
}

const roll = (oracle: Oracle, sides: number) => oracle.int(sides, 'die') + 1;

describe('Enumerated chance', () => {
  test('falls once in every way, in order', () => {
    expect([...enumerate((oracle) => [roll(oracle, 2), roll(oracle, 3)], 6)].map(({ value }) => value)).toEqual([
      [1, 1],
      [1, 2],
      [1, 3],
      [2, 1],
      [2, 2],
      [2, 3],
    ]);
  });

  test('gives the exact odds of two dice', () => {
    const odds = oddsOf((oracle) => roll(oracle, 6) + roll(oracle, 6));
    // One way for two, two for three, … six for seven, … one for twelve.
    for (let sum = 2; sum <= 12; sum++) expect(odds.get(sum)).toEqual(fraction(6 - Math.abs(7 - sum), 36));
  });

  test('that is not asked falls in one way', () => {
    expect([...enumerate(() => 'nothing', 1)]).toEqual([{ value: 'nothing', probability: fraction(1) }]);
  });

  test('may be asked more or less often, as it falls', () => {
    // Roll until a one, at most three times: 1/6, 5/36, and the rest.
    const odds = oddsOf((oracle) => [1, 2, 3].find((time) => time === 3 || roll(oracle, 6) === 1));
    expect(odds).toEqual(
      new Map([
        [1, fraction(1, 6)],
        [2, fraction(5, 36)],
        [3, fraction(25, 36)],
      ]),
    );
  });

  test('sums up to one, however it is asked', () => {
    assert(
      property(array(integer({ min: 1, max: 5 }), { maxLength: 5 }), (sides) => {
        const odds = oddsOf((oracle) => sides.filter((n) => roll(oracle, n) > 1).length);
        expect([...odds.values()].reduce(plus, fraction(0))).toEqual(fraction(1));
      }),
    );
  });
});

describe('Weighted chance', () => {
  test('has one way for each face, with its weight', () => {
    const pile = ['red', 'blue', 'red', 'red'];
    const falls = [...enumerate((oracle) => pile[oracle.int(4, 'marble', (index) => pile[index])], 2)];
    expect(falls).toEqual([
      { value: 'red', probability: fraction(3, 4) },
      { value: 'blue', probability: fraction(1, 4) },
    ]);
  });

  test('has two ways, however many outcomes they have', () => {
    const isRare = (index: number) => index < 3;
    const falls = [...enumerate((oracle) => isRare(oracle.int(1_000_000, 'rare', isRare)), 2)];
    expect(falls).toEqual([
      { value: true, probability: fraction(3, 1_000_000) },
      { value: false, probability: fraction(999_997, 1_000_000) },
    ]);
  });
});

describe('The cap', () => {
  test('may be reached', () => {
    expect(oddsOf((oracle) => roll(oracle, 6), 6).size).toBe(6);
  });

  test('may not be passed, and the error says what to do', () => {
    expect(() => oddsOf((oracle) => roll(oracle, 6), 5)).toThrow(
      new Misuse('cap', 'chance can fall in more than 5 ways; raise the cap, or ask for less'),
    );
  });
});

test('an enumerating oracle can be taken up at any place, and the original stays where it is', () => {
  const falls = enumerate((oracle) => {
    const first = [roll(oracle, 2), roll(oracle, 2)];
    const again = oracle.at(1);
    expect([oracle.position, again.position]).toEqual([2, 1]);
    expect(roll(again, 2)).toBe(first[1]);
    return [...first, roll(oracle, 2)].join('');
  }, 8);
  expect([...falls].map(({ value }) => value)).toEqual(['111', '112', '121', '122', '211', '212', '221', '222']);
});
