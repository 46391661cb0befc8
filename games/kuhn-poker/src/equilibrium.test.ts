/**
 * Kuhn's equilibria (1950): the first seat bluffs with the jack with a probability alpha of at most one third; the rest
 * follows from alpha. Each costs the first seat one eighteenth of a chip a deal. All of it is computed exactly.
 */
import { type Oracle, start } from '@fermata/core';
import { enumerate, type Fraction, fraction, plus, times, toNumber } from '@fermata/core/odds';
import { describe, expect, test } from 'vitest';
import { kuhnPoker } from './index.ts';

type Card = 'J' | 'Q' | 'K';
/** How likely a seat is to bet or call, by the betting so far and by its card. */
type Strategy = Readonly<Record<string, Readonly<Record<Card, Fraction>>>>;

const NEVER = fraction(0);
const ALWAYS = fraction(1);
const THIRD = fraction(1, 3);

const first = (alpha: Fraction): Strategy => ({
  '': { J: alpha, Q: NEVER, K: times(fraction(3), alpha) },
  'pass bet': { J: NEVER, Q: plus(alpha, THIRD), K: ALWAYS },
});

const second: Strategy = {
  bet: { J: NEVER, Q: THIRD, K: ALWAYS },
  pass: { J: THIRD, Q: NEVER, K: ALWAYS },
};

describe.each([
  ['0', fraction(0)],
  ['1/6', fraction(1, 6)],
  ['1/3', fraction(1, 3)],
])('with alpha %s', (_alpha, alpha) => {
  test('the first seat loses 1/18 of a chip a deal', () => {
    expect(gain(first(alpha), second)).toEqual(fraction(-1, 18));
  });

  test('the second seat cannot win more by playing otherwise', () => {
    for (const other of pureStrategies('bet', 'pass')) {
      expect(toNumber(gain(first(alpha), other))).toBeGreaterThanOrEqual(-1 / 18);
    }
  });
});

test('the first seat cannot lose less by playing otherwise', () => {
  for (const other of pureStrategies('', 'pass bet')) {
    expect(toNumber(gain(other, second))).toBeLessThanOrEqual(-1 / 18);
  }
});

/** What the first seat wins on average, over all deals and all that the strategies may choose. */
function gain(...strategies: readonly Strategy[]): Fraction {
  const deals = [...enumerate((oracle) => gainFrom(deal(oracle), strategies), 6)];
  return deals.map(({ value, probability }) => times(value, probability)).reduce(plus);
}

function deal(oracle: Oracle) {
  return start(kuhnPoker, { oracle });
}

function gainFrom(match: ReturnType<typeof deal>, strategies: readonly Strategy[]): Fraction {
  if (match.outcome !== undefined) return fraction(match.outcome[0]!.score); // there is a seat 0
  const { id, seat } = match.prompts()[0]!; // it is not over
  const { hands, betting } = match.view(seat);
  const boldly = strategies[seat]![betting.join(' ')]![hands[seat]![0]!]; // a strategy for all the seat may face
  const meekly = plus(ALWAYS, times(fraction(-1), boldly));
  return [meekly, boldly]
    .map((probability, choice) => {
      if (probability.over === 0n) return NEVER;
      const fork = match.fork();
      fork.answer(id, choice);
      return times(probability, gainFrom(fork, strategies));
    })
    .reduce(plus);
}

/** All 64 ways to decide without chance: never or always, for each card, after each of two lines of betting. */
function pureStrategies(line: string, otherLine: string): Strategy[] {
  return Array.from({ length: 64 }, (_, bits) => {
    const bold = (at: number) => ((bits >> at) % 2 === 1 ? ALWAYS : NEVER);
    return {
      [line]: { J: bold(0), Q: bold(1), K: bold(2) },
      [otherLine]: { J: bold(3), Q: bold(4), K: bold(5) },
    };
  });
}
