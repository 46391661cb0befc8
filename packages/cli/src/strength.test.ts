/** How strong agents are, where it can be told in little time: from theory, or by a margin that is no luck. */
import { greedy, search } from '@fermata/agents';
import { findGame } from '@fermata/catalog';
import { type Agent, type AnyMatch, type Prompt, type Seat, seeded, start } from '@fermata/core';
import { enumerate } from '@fermata/core/odds';
import { ScriptedOracle } from '@fermata/core/testing';
import { describe, expect, test } from 'vitest';

const kuhnPoker = findGame('kuhn-poker').game;
const DEALS = 6;
/** The place of passing and folding among the options, and that of betting and calling. */
const [MEEKLY, BOLDLY] = [0, 1];

type Card = 'J' | 'Q' | 'K';
/** How likely a seat is to bet or call, by the betting so far and by its card. */
type Strategy = Readonly<Record<string, Readonly<Record<string, number>>>>;

// Kuhn's equilibria (1950), by how often the first seat bluffs with the jack.
const first = (alpha: number): Strategy => ({
  '': { J: alpha, Q: 0, K: 3 * alpha },
  'pass bet': { J: 0, Q: alpha + 1 / 3, K: 1 },
});
const second: Strategy = {
  bet: { J: 0, Q: 1 / 3, K: 1 },
  pass: { J: 1 / 3, Q: 0, K: 1 },
};
/** What the second seat wins of the first, if both play so. */
const VALUE = 1 / 18;
/** In chips a deal; never to bet nor to call costs the first seat a sixth. */
const CLOSE = 0.02;

describe('In Kuhn poker, over all deals, search', () => {
  const own = habits();

  test('loses in the first seat what an equilibrium loses, against itself', () => {
    expect(Math.abs(gain(own, own) + VALUE)).toBeLessThan(CLOSE);
  });

  test('loses no more than that to an equilibrium', () => {
    expect(gain(own, second)).toBeLessThanOrEqual(-VALUE + 1e-9); // theory allows no more
    expect(gain(own, second)).toBeGreaterThan(-VALUE - CLOSE);
  });

  test.each([0, 1 / 6, 1 / 3])('wins what the second seat can of an equilibrium, alpha %f', (alpha) => {
    expect(gain(first(alpha), own)).toBeGreaterThanOrEqual(-VALUE - 1e-9); // as above
    expect(gain(first(alpha), own)).toBeLessThan(-VALUE + CLOSE);
  });

  // Who calls with the king wins 2, and who folds loses 1. A jack loses 1, whether it passes and folds or bets: of two
  // bets one meets the king, for 2, and one the queen, who calls a third of them.
  test.each<[situation: string, deal: Card[], answers: number[], values: Record<string, number>, off: number]>([
    ['the king meets a bet', ['Q', 'K'], [BOLDLY], { call: 2, fold: -1 }, 0],
    ['the jack begins', ['J', 'Q'], [], { pass: -1, bet: -1 }, 0.15],
  ])('knows what its options are worth: %s', (_, deal, answers, values, off) => {
    const match = start(kuhnPoker, { oracle: new ScriptedOracle(deal) });
    for (const answer of answers) match.answer(match.prompts()[0]!.id, answer); // somebody is asked, here and below
    const agent = search(seeded(1));
    agent(match.prompts()[0]!, match.as(match.prompts()[0]!.seat));
    for (const { option, value } of agent.thoughts())
      expect(Math.abs(value - values[option]!)).toBeLessThanOrEqual(off);
  });

  test('cannot be beaten by more, whatever others do who know how it plays', () => {
    expect(Math.min(...pureStrategies(second).map((other) => gain(own, other)))).toBeGreaterThan(-VALUE - CLOSE);
    expect(Math.max(...pureStrategies(first(0)).map((other) => gain(other, own)))).toBeLessThan(-VALUE + CLOSE);
  });
});

test('search beats greedy at Connect Four, from either seat', () => {
  const rounds = Array.from({ length: 8 }, (_, seed) => seed);
  const wins = rounds.flatMap((seed) => [
    place([search(seeded(seed), FAST), greedy(seeded(seed, 1))], 0, seed),
    place([greedy(seeded(seed, 1)), search(seeded(seed), FAST)], 1, seed),
  ]);
  // Of sixteen even matches, thirteen are won one time in a hundred.
  expect(wins.filter((rank) => rank === 1).length).toBeGreaterThanOrEqual(13);
});

const FAST = { iterations: 400 };

function place(agents: Agent[], seat: Seat, seed: number): number {
  return start(findGame('connect-four').game, { seed }).run(agents)[seat]!.rank; // two seats
}

/** How often search bets or calls, by its own account. */
function habits(): Strategy {
  const agent = search(seeded(1));
  const strategy: Record<string, Record<string, number>> = {};
  for (const { value: match } of enumerate((oracle) => start(kuhnPoker, { oracle }), DEALS)) look(match);
  return strategy;

  function look(match: AnyMatch): void {
    if (match.outcome !== undefined) return;
    const { prompt, betting, card } = asked(match);
    agent(prompt, match.as(prompt.seat));
    strategy[betting] ??= {};
    strategy[betting][card] = agent.thoughts().find(({ at }) => at === BOLDLY)!.share!; // it thought of each, and mixes
    for (const choice of [MEEKLY, BOLDLY]) look(after(match, prompt, choice));
  }
}

/** What the first seat wins on average, if the seats play so. */
function gain(...strategies: readonly Strategy[]): number {
  const deals = enumerate((oracle) => gainFrom(start(kuhnPoker, { oracle }), strategies), DEALS);
  return mean([...deals].map(({ value }) => value)); // all deals are as likely
}

function gainFrom(match: AnyMatch, strategies: readonly Strategy[]): number {
  if (match.outcome !== undefined) return match.outcome[0]!.score; // two seats
  const { prompt, betting, card } = asked(match);
  const boldly = strategies[prompt.seat]![betting]![card]!; // for all that a seat may face
  return [1 - boldly, boldly]
    .map((chance, choice) => (chance === 0 ? 0 : chance * gainFrom(after(match, prompt, choice), strategies)))
    .reduce((sum, value) => sum + value);
}

/** Every way to play without chance, in the situations that a strategy knows. */
function pureStrategies(strategy: Strategy): Strategy[] {
  const situations = Object.entries(strategy).flatMap(([betting, cards]) =>
    Object.keys(cards).map((card) => [betting, card] as const),
  );
  return Array.from({ length: 2 ** situations.length }, (_, bits) => {
    const pure: Record<string, Record<string, number>> = {};
    for (const [at, [betting, card]] of situations.entries()) {
      pure[betting] ??= {};
      pure[betting][card] = (bits >> at) & 1;
    }
    return pure;
  });
}

function asked(match: AnyMatch) {
  const [prompt] = match.prompts() as [Prompt]; // it is not over
  const { hands, betting } = match.view(prompt.seat);
  return { prompt, betting: betting.join(' ') as string, card: hands[prompt.seat][0] as string };
}

function after(match: AnyMatch, prompt: Prompt, choice: number): AnyMatch {
  const fork = match.fork();
  fork.answer(prompt.id, choice);
  return fork;
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
