import { describe, expect, test } from 'vitest';
import { dice } from '../../test/games/dice.ts';
import { duel } from '../../test/games/duel.ts';
import { type Position, smugglers } from '../../test/games/smugglers.ts';
import { asked, choiceOf, choose, chooseAs, shown } from '../../test/games/table.ts';
import { choose as ask, defineGame, emit, type Flow, type Match, Misuse, rank, roll, seeded, start } from '../index.ts';
import { choices } from '../moves.ts';
import { fraction, odds, plus, toNumber } from '../odds.ts';
import { ScriptedOracle } from '../testing/index.ts';

const oracle = seeded('odds');

/** Throw so many dice; on a seven or more you win. */
type Event = { type: 'threw'; sum: number };
const craps = defineGame<{ sum: number }, Event>({
  name: 'craps',
  version: 1,
  seats: { min: 1, max: 1 },
  setup: () => ({ sum: 0 }),
  *turn(): Flow<Event> {
    const count = yield* ask(0, 'How many dice?', [1, 2, 3]);
    let sum = 0;
    for (let left = count; left > 0; left--) sum += yield* roll(6, 'die');
    yield* emit({ type: 'threw', sum });
  },
  apply: {
    threw: (state, { sum }) => {
      state.sum = sum;
    },
  },
  outcome: ({ sum }) => (sum >= 7 ? rank([1]) : undefined),
});

describe('the odds of a sum of dice are exact', () => {
  test.each<[dice: number, ways: { [sum: number]: number }]>([
    [1, { 1: 1, 2: 1, 3: 1, 4: 1, 5: 1, 6: 1 }],
    [2, { 2: 1, 3: 2, 4: 3, 5: 4, 6: 5, 7: 6, 8: 5, 9: 4, 10: 3, 11: 2, 12: 1 }],
    [
      3,
      {
        3: 1,
        4: 3,
        5: 6,
        6: 10,
        7: 15,
        8: 21,
        9: 25,
        10: 27,
        11: 27,
        12: 25,
        13: 21,
        14: 15,
        15: 10,
        16: 6,
        17: 3,
        18: 1,
      },
    ],
  ])('%dd6', (count, ways) => {
    const match = start(craps);
    const before = shown(match);
    const { of, exact } = odds(match, 0, [count - 1], ({ state }) => state.sum, { oracle });
    expect(exact).toBe(true);
    expect([...of].sort(([a], [b]) => a - b)).toEqual(
      Object.entries(ways).map(([sum, n]) => [Number(sum), fraction(n, 6 ** count)]),
    );
    expect([...of.values()].reduce(plus)).toEqual(fraction(1));
    expect(shown(match)).toBe(before);
  });
});

test('the question sees the match after the move: also that it is over', () => {
  const { of } = odds(start(craps), 0, [1], ({ outcome }) => outcome !== undefined, { oracle });
  expect(of).toEqual(
    new Map([
      [false, fraction(15, 36)],
      [true, fraction(21, 36)],
    ]),
  );
});

test('the question sees what happened, even if the match keeps no log', () => {
  for (const log of [true, false]) {
    const { of } = odds(start(dice, { seed: 1, log }), 0, [0], ({ events }) => events.at(-1)?.type ?? '', { oracle });
    expect(of).toEqual(
      new Map([
        ['busted', fraction(1, 6)],
        ['rolled', fraction(5, 6)],
      ]),
    );
  }
});

test('the question may look further: explore, fork, and look back', () => {
  const match = start(dice, { oracle: new ScriptedOracle([4]) });
  const looks = (world: Match<object, never>) => {
    const { pot } = world.state as { pot: number };
    expect((world.at(world.log.length - 1) as { pot: number }).pot).toBe(pot);
    if (world.prompts().length === 0) return pot;
    expect((world.fork().state as { pot: number }).pot).toBe(pot);
    expect(choices(world, 0, [1])).toEqual({ status: 'complete' });
    return pot;
  };
  const { of } = odds(match as never, 0, [0], looks, { oracle });
  expect(new Map([...of].sort(([a], [b]) => a - b))).toEqual(
    new Map([0, 6, 7, 8, 9, 10].map((pot) => [pot, fraction(1, 6)])),
  );
});

test('a move goes up to the end of the turn or to the next prompt', () => {
  const { of } = odds(start(dice, { oracle: new ScriptedOracle([4]) }), 0, [1], ({ state }) => state.scores.join(), {
    oracle,
  });
  expect(of).toEqual(new Map([['4,0', fraction(1)]]));
});

test('chance that could fall in more ways than the cap is refused, saying so', () => {
  const question = ({ state }: { state: { sum: number } }) => state.sum;
  expect(() => odds(start(craps), 0, [1], question, { oracle, cap: 35 })).toThrow(
    new Misuse('cap', 'chance can fall in more than 35 ways; raise the cap, or ask for less'),
  );
  expect(odds(start(craps), 0, [1], question, { oracle, cap: 36 }).exact).toBe(true);
});

test.each<[rule: string, seat: number, move: number[], message: string]>([
  ['that is not asked', 1, [0], 'seat 1 is not asked for choice 0 of the move'],
  ['whose turn ends before', 0, [1, 0], 'seat 0 is not asked for choice 1 of the move'],
  ['that chooses what is not offered', 0, [2], '"Roll or hold?" has options 0 to 1; there is no option 2'],
])('there are no odds for a seat %s', (_, seat, move, message) => {
  const match = start(dice, { oracle: new ScriptedOracle([4]) });
  expect(() => odds(match, seat, move, () => 1, { oracle })).toThrow(new Misuse('choice', message));
});

test('there are no odds for a seat that does not exist', () => {
  expect(() => odds(start(dice, { seed: 1 }), 7, [], () => 1, { oracle })).toThrow(Misuse);
});

test('rules that break are not odds', () => {
  const broken = {
    ...craps,
    *turn(): Flow<Event> {
      yield* ask(0, 'Which?', [1, 2]);
      throw new Error('no dice');
    },
  };
  expect(() => odds(start(broken), 0, [0], () => 1, { oracle })).toThrow('no dice');
});

describe('where something is hidden', () => {
  const TOWN: Position = { hands: [['amber'], ['brandy', 'coffee']], hold: ['dates', 'ebony'], market: [] };

  test('worlds are sampled that the seat cannot tell apart, and the odds say so', () => {
    const match = start(smugglers, { seed: 1, position: TOWN });
    const spy = [choiceOf(asked(match), 'spy')];
    const seen = (world: Match<object, never>) => (world.events.at(-1) as unknown as { good: string }).good;
    const { of, exact } = odds(match as never, 0, spy, seen, { oracle: seeded(1), worlds: 400 });
    expect(exact).toBe(false);
    expect([...of.keys()].sort()).toEqual(['brandy', 'coffee', 'dates', 'ebony']);
    for (const share of of.values()) expect(Math.abs(toNumber(share) - 1 / 4)).toBeLessThan(0.1);
    expect([...of.values()].reduce(plus)).toEqual(fraction(1));
  });

  test('chance within a world is exact', () => {
    const match = start(smugglers, { seed: 1, position: TOWN });
    const work = [choiceOf(asked(match), 'work')];
    const { of } = odds(match, 0, work, ({ state }) => state.coins[0] ?? 0, { oracle: seeded(1), worlds: 3 });
    expect(of).toEqual(new Map([3, 4, 5, 6, 7, 8].map((coins) => [coins, fraction(1, 6)])));
  });

  test('what another has chosen in secret is not known', () => {
    const match = start(duel);
    chooseAs(match, 1, 'rock');
    chooseAs(match, 1, 1);
    choose(match, 'paper');
    const { of, exact } = odds(match, 0, [0], (world) => world.waiting().join(), { oracle });
    expect(of).toEqual(new Map([['1', fraction(1)]]));
    expect(exact).toBe(true);
  });
});
