/** How strong agents are, where it can be told in little time: from theory, or by a margin that is no luck. */
import { greedy, search } from '@fermata/agents';
import { findGame } from '@fermata/catalog';
import { type Agent, type AnyMatch, enumerate, type Prompt, type Seat, seeded, start } from '@fermata/core';
import { describe, expect, test } from 'vitest';

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
const SEEDS = Array.from({ length: 10 }, (_, seed) => seed);

describe('In Kuhn poker, over all deals, search', () => {
  test('loses no more than the first seat must to an equilibrium', () => {
    const gains = SEEDS.map((seed) => gain(0, seed, second));
    expect(mean(gains)).toBeLessThanOrEqual(-VALUE + 1e-9); // theory allows no more
    expect(mean(gains)).toBeGreaterThan(-VALUE - CLOSE);
  });

  test.each([0, 1 / 6, 1 / 3])('wins what the second seat can of an equilibrium, alpha %f', (alpha) => {
    const gains = SEEDS.map((seed) => gain(1, seed, first(alpha)));
    expect(mean(gains)).toBeLessThanOrEqual(VALUE + 1e-9); // as above
    expect(mean(gains)).toBeGreaterThan(VALUE - CLOSE);
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

/** What search wins on average at this seat, against a strategy. */
function gain(seat: Seat, seed: number, strategy: Strategy): number {
  const agent = () => search(seeded(seed));
  const deals = enumerate(
    (oracle) => gainFrom(start(findGame('kuhn-poker').game, { oracle }), seat, agent, strategy),
    6,
  );
  return mean([...deals].map(({ value }) => value)); // all deals are as likely
}

function gainFrom(match: AnyMatch, seat: Seat, agent: () => Agent, strategy: Strategy): number {
  if (match.outcome !== undefined) return match.outcome[seat]!.score; // two seats
  const [prompt] = match.prompts() as [Prompt]; // it is not over
  const { hands, betting } = match.view(prompt.seat);
  const boldly =
    prompt.seat === seat ? Number(agent()(prompt, match.as(seat))) : strategy[betting.join(' ')]![hands[1 - seat][0]]!;
  const after = [1 - boldly, boldly].map((probability, choice) => {
    if (probability === 0) return 0;
    const fork = match.fork();
    fork.answer(prompt.id, choice);
    return probability * gainFrom(fork, seat, agent, strategy);
  });
  return after.reduce((sum, value) => sum + value);
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
