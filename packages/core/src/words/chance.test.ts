import { describe, expect, test } from 'vitest';
import { playing, say, type Turn } from '../../test/games/one-turn.ts';
import { chance, confirm, draw, emit, type Oracle, roll, shuffle, together } from '../index.ts';
import { enumerate, toNumber } from '../odds.ts';
import { ScriptedOracle } from '../testing/index.ts';
import { drawSome } from './chance.ts';

/** What the flow returns where chance falls as written. */
function falling(outcomes: readonly unknown[], turn: Turn): unknown {
  const oracle = new ScriptedOracle(outcomes);
  const { returned } = playing(turn, {}, { oracle }).state;
  expect(oracle.leftOver()).toEqual([]);
  return returned;
}

describe('roll', () => {
  test.each([1, 6])('shows the face of the die: %d', (face) => {
    expect(falling([face], () => roll(6, 'die'))).toBe(face);
  });

  test('of a die with one side asks no oracle', () => {
    expect(falling([], () => roll(1, 'die'))).toBe(1);
  });
});

describe('chance', () => {
  test.each([true, false])('is decided by the oracle: %s', (outcome) => {
    expect(falling([outcome], () => chance(1, 3, 'rain'))).toBe(outcome);
  });

  test.each<[n: number, d: number, certain: boolean]>([
    [0, 3, false],
    [-1, 3, false],
    [3, 3, true],
    [4, 3, true],
  ])('of %d in %d is certain and asks no oracle', (n, d, certain) => {
    expect(falling([], () => chance(n, d, 'rain'))).toBe(certain);
  });

  test('is true n times in d', () => {
    const outcomes = Array.from({ length: 5 }, (_, at) => {
      const oracle: Oracle = { int: () => at, position: 0, at: () => oracle };
      return playing(() => chance(2, 5, 'rain'), {}, { oracle }).state.returned;
    });
    expect(outcomes).toEqual([true, true, false, false, false]);
  });
});

describe('draw', () => {
  test('picks a token of the pile and leaves the pile as it is', () => {
    const pile = ['ace', 'king', 'queen'];
    expect(falling(['king'], () => draw(pile, 'card'))).toBe('king');
    expect(pile).toEqual(['ace', 'king', 'queen']);
  });

  test('takes a lone token without asking the oracle', () => {
    expect(falling([], () => draw(['ace'], 'card'))).toBe('ace');
  });
});

describe('drawSome', () => {
  const pile = ['ace', 'king', 'queen'];
  test.each<[rule: string, count: number, falls: string[], drawn: string[]]>([
    ['draws so many, none of them twice', 2, ['queen', 'ace'], ['queen', 'ace']],
    ['draws all where there are no more, the last without asking', 5, ['king', 'queen'], ['king', 'queen', 'ace']],
    ['draws nothing where nothing is asked for', 0, [], []],
  ])('%s', (_, count, falls, drawn) => {
    expect(falling(falls, () => drawSome(pile, count, 'cards'))).toEqual(drawn);
    expect(pile).toEqual(['ace', 'king', 'queen']);
  });

  test.each<[count: number]>([[-1], [1.5], [Number.NaN]])('refuses to draw %d', (count) => {
    expect(() => playing(() => drawSome(pile, count, 'cards'))).toThrow(
      `cards: how many is a whole number from 0 on; got ${count}`,
    );
  });

  test('draws each two of three in either order equally often', () => {
    const ways = new Map<string, number>();
    for (const { value, probability } of enumerate((oracle) => {
      return String(playing(() => drawSome(pile, 2, 'cards'), {}, { oracle }).state.returned);
    }, 100))
      ways.set(value, (ways.get(value) ?? 0) + toNumber(probability));
    expect([...ways.keys()].sort()).toEqual([
      ...['ace,king', 'ace,queen', 'king,ace', 'king,queen', 'queen,ace', 'queen,king'],
    ]);
    for (const likely of ways.values()) expect(likely).toBeCloseTo(1 / 6);
  });
});

describe('shuffle', () => {
  test('draws one token after the other, the last without asking, and leaves the pile as it is', () => {
    const pile = ['ace', 'king', 'queen'];
    expect(falling(['queen', 'ace'], () => shuffle(pile, 'cards'))).toEqual(['queen', 'ace', 'king']);
    expect(pile).toEqual(['ace', 'king', 'queen']);
  });

  test('of nothing is nothing', () => {
    expect(falling([], () => shuffle([], 'cards'))).toEqual([]);
  });

  test('of what is no pile is refused by its label', () => {
    expect(() => playing(() => shuffle(undefined as never, 'cards'))).toThrow(
      'cards: how many is a whole number from 0 on; got nothing',
    );
  });

  test('gives every order equally often', () => {
    const orders = new Map<string, number>();
    for (let seed = 0; seed < 3_000; seed++) {
      const { returned } = playing(() => shuffle(['a', 'b', 'c'], 'cards'), {}, { seed, isStrict: false }).state;
      const order = String(returned);
      orders.set(order, (orders.get(order) ?? 0) + 1);
    }
    expect([...orders.keys()].sort()).toEqual(['a,b,c', 'a,c,b', 'b,a,c', 'b,c,a', 'c,a,b', 'c,b,a']);
    for (const count of orders.values()) expect(Math.abs(count - 500)).toBeLessThan(100); // five standard deviations
  });
});

describe('Chance without an outcome', () => {
  test.each<[what: string, turn: Turn, message: string]>([
    ['a pile without tokens', () => draw([], 'card'), 'chance "card" has 0 outcomes'],
    ['a die without sides', () => roll(0, 'die'), 'chance "die" has 0 outcomes'],
    ['a die with less', () => roll(-1, 'die'), 'chance "die" has -1 outcomes'],
    ['a die with half a side', () => roll(2.5, 'die'), 'chance "die" has 2.5 outcomes'],
    ['a die with who knows how many sides', () => roll(Number.NaN, 'die'), 'chance "die" has NaN outcomes'],
    ['a die with more sides than can be drawn', () => roll(2 ** 32 + 1, 'die'), 'chance "die" has 4294967297 outcomes'],
    ['one in too many', () => chance(1, 2 ** 33, 'rain'), 'chance "rain" has 8589934592 outcomes'],
  ])('is a fault of the rules: %s', (_, turn, message) => {
    expect(() => playing(turn)).toThrow(
      expect.objectContaining({
        name: 'BrokenRules',
        code: 'chance',
        message: `${message}, not 1 to 4294967296; look before you draw`,
      }),
    );
  });

  test('may have as many outcomes as the oracle has numbers', () => {
    expect(playing(() => roll(2 ** 32, 'die')).state.returned).toBeTypeOf('number');
  });
});

describe('The words of chance', () => {
  test('are asked under their label', () => {
    const oracle = new ScriptedOracle({ die: [4], card: ['king'], rain: [true], cards: ['b'] });
    const turn: Turn = function* () {
      yield* say(yield* roll(6, 'die'));
      yield* say(yield* draw(['ace', 'king'], 'card'));
      yield* say(yield* chance(1, 3, 'rain'));
      yield* say(yield* shuffle(['a', 'b'], 'cards'));
    };
    expect(playing(turn, {}, { oracle }).state.said).toEqual([4, 'king', true, ['b', 'a']]);
    expect(oracle.leftOver()).toEqual([]);
  });

  test.each<[what: string, turn: Turn, word: string]>([
    ['roll', () => roll(6, 'die'), 'chance "die"'],
    ['chance', () => chance(1, 3, 'rain'), 'chance "rain"'],
    ['draw', () => draw(['ace', 'king'], 'card'), 'chance "card"'],
    ['shuffle', () => shuffle(['ace', 'king'], 'cards'), 'chance "cards"'],
    ['a roll that is certain', () => roll(1, 'die'), 'chance "die"'],
    ['a draw of a lone token', () => draw(['ace'], 'card'), 'chance "card"'],
    ['a shuffle of one', () => shuffle(['ace'], 'cards'), 'chance "cards"'],
    ['emit', () => emit({ type: 'said', what: 1 }), 'emit "said"'],
    ['together', () => together([0], (seat) => confirm(seat, 'Sure?')), 'together "0"'],
  ])('may not be used side by side: %s', (_, turn, word) => {
    expect(() => playing((state) => together([0, 1], () => turn(state) as never))).toThrow(
      expect.objectContaining({
        code: 'word',
        message: `${word} was used inside together, where flows may only choose`,
      }),
    );
  });
});
