/** What pays for a bird: a piece of the kind, any piece for one of any kind, any two for one; and nothing is wasted. */
import { Misuse, start } from '@fermata/core';
import { scripted, toOffer } from '@fermata/core/testing';
import { describe, expect, test } from 'vitest';
import type { Cost } from '../data/bird.ts';
import { FOODS, type Food } from '../data/mat.ts';
import type { Payment } from '../events.ts';
import { BIRDS, wingspan } from '../index.ts';
import type { Foods } from '../state.ts';
import { canPay, payments } from './payment.ts';

declare module 'vitest' {
  interface Matchers<T> {
    toOffer(seat: number, options: readonly unknown[]): T;
  }
}
expect.extend({ toOffer });

describe('A bird', () => {
  test.each<[rule: string, cost: Cost, have: Payment, paid: Payment[]]>([
    // One piece
    ['is paid with the piece that it costs', all({ seed: 1 }), { seed: 1 }, [{ seed: 1 }]],
    ['and with no piece more', all({ seed: 1 }), { seed: 3 }, [{ seed: 1 }]],
    ['is paid with two others of one kind', all({ seed: 1 }), { fish: 2 }, [{ fish: 2 }]],
    ['is paid with two others of two kinds', all({ seed: 1 }), { fish: 1, rodent: 1 }, [{ fish: 1, rodent: 1 }]],
    ['is paid either way, but never with both', all({ seed: 1 }), { seed: 1, fish: 2 }, [{ seed: 1 }, { fish: 2 }]],
    ['is not paid with one other piece', all({ seed: 1 }), { fish: 1 }, []],
    ['is not paid with nothing', all({ seed: 1 }), {}, []],
    [
      'is paid with any two of many',
      all({ seed: 1 }),
      { invertebrate: 1, seed: 1, fish: 2, fruit: 1 },
      [{ seed: 1 }, { fish: 2 }, { invertebrate: 1, fish: 1 }, { invertebrate: 1, fruit: 1 }, { fish: 1, fruit: 1 }],
    ],
    // Several pieces
    ['needs all that it costs', all({ seed: 1, fish: 1 }), { seed: 1, fish: 1 }, [{ seed: 1, fish: 1 }]],
    ['needs as many as it costs', all({ fish: 2 }), { fish: 3 }, [{ fish: 2 }]],
    ['is not paid with half of it', all({ seed: 1, fish: 1 }), { seed: 1 }, []],
    ['nor with one other for the half', all({ seed: 1, fish: 1 }), { seed: 1, fruit: 1 }, []],
    ['but with two for one', all({ seed: 1, fish: 1 }), { seed: 1, fruit: 2 }, [{ seed: 1, fruit: 2 }]],
    ['also with two of its own kind', all({ seed: 1, fish: 1 }), { seed: 3 }, [{ seed: 3 }]],
    [
      'also with one of its own kind, and one other',
      all({ seed: 1, fish: 1 }),
      { seed: 2, rodent: 1 },
      [{ seed: 2, rodent: 1 }],
    ],
    ['is paid with two for one twice', all({ seed: 2 }), { fish: 4 }, [{ fish: 4 }]],
    ['is paid with two for one three times', all({ rodent: 3 }), { fish: 4, fruit: 2 }, [{ fish: 4, fruit: 2 }]],
    ['is not paid with five for three', all({ rodent: 3 }), { fish: 4, fruit: 1 }, []],
    [
      'is paid with two for one as often as one likes',
      all({ seed: 2 }),
      { seed: 2, fish: 4 },
      [{ seed: 2 }, { seed: 1, fish: 2 }, { fish: 4 }],
    ],
    [
      'is paid with each of its pieces, or two for it',
      all({ seed: 1, fish: 1 }),
      { seed: 1, fish: 1, fruit: 4 },
      [{ seed: 1, fish: 1 }, { seed: 1, fruit: 2 }, { fish: 1, fruit: 2 }, { fruit: 4 }],
    ],
    // One of several kinds
    ['of either kind is paid with one', either('seed', 'fish'), { fish: 2 }, [{ fish: 1 }]],
    [
      'of either kind is paid with one or the other',
      either('seed', 'fish'),
      { seed: 1, fish: 1 },
      [{ seed: 1 }, { fish: 1 }],
    ],
    [
      'of either kind is paid with two others',
      either('seed', 'fish'),
      { fruit: 1, rodent: 1 },
      [{ fruit: 1, rodent: 1 }],
    ],
    [
      'of either kind is paid with one or with two others',
      either('seed', 'fish'),
      { seed: 1, fruit: 2 },
      [{ seed: 1 }, { fruit: 2 }],
    ],
    ['of either kind is not paid with one other', either('seed', 'fish'), { fruit: 1 }, []],
    [
      'of three kinds is paid with any of them',
      either('invertebrate', 'seed', 'fruit'),
      { invertebrate: 1, seed: 2, fruit: 1, rodent: 1 },
      [{ invertebrate: 1 }, { seed: 1 }, { fruit: 1 }],
    ],
    // Any kind
    ['of any kind is paid with any piece', all({}, 1), { seed: 2, rodent: 1 }, [{ seed: 1 }, { rodent: 1 }]],
    ['of any kind is not paid with nothing', all({}, 1), {}, []],
    [
      'of any two kinds is paid with any two',
      all({}, 2),
      { seed: 2, rodent: 1 },
      [{ seed: 2 }, { seed: 1, rodent: 1 }],
    ],
    ['of any three kinds is not paid with two', all({}, 3), { seed: 1, rodent: 1 }, []],
    ['of a kind and of any is paid with two of that kind', all({ seed: 1 }, 1), { seed: 2 }, [{ seed: 2 }]],
    [
      'of a kind and of any is paid with any one besides, or with three others',
      all({ seed: 1 }, 1),
      { seed: 1, fish: 3 },
      [{ seed: 1, fish: 1 }, { fish: 3 }],
    ],
    ['of a kind and of any is not paid with two others', all({ seed: 1 }, 1), { fish: 2 }, []],
    // Nothing
    ['that costs nothing is paid with nothing', all({}), {}, [{}]],
    ['and with nothing else', all({}), { seed: 2 }, [{}]],
  ])('%s', (_rule, cost, have, paid) => {
    expect(sorted(payments(cost, stockOf(have)))).toEqual(sorted(paid));
    expect(canPay(cost, stockOf(have))).toBe(paid.length > 0);
  });
});

test('Whatever a bird costs and whatever food there is: the payments are all that waste nothing, each once', () => {
  const costs = new Map(BIRDS.map(({ cost }) => [JSON.stringify(cost), cost]));
  expect(costs.size).toBe(47);
  for (const cost of costs.values()) {
    const leanest = leanestWays(cost);
    for (const stock of STOCKS) {
      const affordable = leanest.filter((way) => isWithin(way, stock));
      expect({ cost, stock, paid: sorted(payments(cost, foodsOf(stock))) }).toEqual({
        ...{ cost, stock },
        paid: sorted(affordable.map(paymentOf)),
      });
      expect({ cost, stock, can: canPay(cost, foodsOf(stock)) }).toEqual({ cost, stock, can: affordable.length > 0 });
    }
  }
});

describe('Who plays a bird', () => {
  const at = (bird: string, food: Payment) => ({ players: [{ hand: [bird], food }, {}] });
  const play = (bird: string, food: Payment, choices: readonly unknown[] = []) =>
    scripted(wingspan, { position: at(bird, food), choices: ['playBird', { bird, habitat: 'forest' }, ...choices] });

  test('is offered every payment, those with the most pieces of its cost first', () => {
    // Acorn Woodpecker costs three seeds.
    expect(play('acorn_woodpecker', { seed: 3, invertebrate: 1, fruit: 3 })).toOffer(0, [
      { seed: 3 },
      { seed: 2, invertebrate: 1, fruit: 1 },
      { seed: 2, fruit: 2 },
      { seed: 1, invertebrate: 1, fruit: 3 },
    ]);
  });

  test('may choose each of them, and loses just that', () => {
    const { state, events } = play('acorn_woodpecker', { seed: 3, fruit: 2 }, [{ seed: 2, fruit: 2 }]);
    expect(state.players[0]?.food).toEqual({ invertebrate: 0, seed: 1, fish: 0, fruit: 0, rodent: 0 });
    expect(events).toContainEqual({
      ...{ type: 'birdPlayed', seat: 0, bird: 'acorn_woodpecker', habitat: 'forest' },
      ...{ paid: { seed: 2, fruit: 2 }, eggsFrom: [] },
    });
  });

  test.each<[what: string, payment: Payment]>([
    ['less', { seed: 2 }],
    ['more', { seed: 3, fruit: 1 }],
    ['what could pay for it, with a piece too many', { seed: 2, fruit: 3 }],
    ['what there is not', { rodent: 6 }],
  ])('cannot pay %s', (_what, payment) => {
    expect(() => play('acorn_woodpecker', { seed: 3, fruit: 3 }, [payment])).toThrow(Misuse);
  });

  test('is not asked where there is one payment only', () => {
    expect(play('acorn_woodpecker', { seed: 4 }).state.players[0]?.food.seed).toBe(1);
    expect(play('black_vulture', { seed: 4 }).state.players[0]?.food.seed).toBe(4); // it costs nothing
  });

  test('needs the food to begin with', () => {
    const match = start(wingspan, { position: at('acorn_woodpecker', { seed: 2, fish: 1 }), seed: 'poor' });
    expect(match).toOffer(0, ['gainFood', 'layEggs', 'drawCards']);
  });
});

function all(foods: Payment, any = 0): Cost {
  return { foods: FOODS.map((food) => foods[food] ?? 0), any, isEither: false };
}

function either(...foods: Food[]): Cost {
  return { foods: FOODS.map((food) => (foods.includes(food) ? 1 : 0)), any: 0, isEither: true };
}

function stockOf(have: Payment): Foods {
  return { invertebrate: 0, seed: 0, fish: 0, fruit: 0, rodent: 0, ...have };
}

function sorted(paid: readonly Payment[]): string[] {
  return paid.map((one) => JSON.stringify(FOODS.map((food) => one[food] ?? 0))).toSorted();
}

/** Pieces of each food, in the order of FOODS. */
type Pieces = readonly number[];

/** Up to two of each; and up to seven of one or two kinds. */
const STOCKS: readonly Pieces[] = [
  ...Array.from({ length: 3 ** 5 }, (_, at) => FOODS.map((_food, kind) => Math.floor(at / 3 ** kind) % 3)),
  ...FOODS.flatMap((_, kind) =>
    Array.from({ length: 7 }, (_none, more) =>
      FOODS.map((_food, at) => (at === kind ? 7 : at === (kind + 1 + (more % 4)) % 5 ? more : 0)),
    ),
  ),
];

/** By the definition alone: every way to pay each piece of the cost, but for those of which a piece can be left out. */
function leanestWays({ foods, any, isEither }: Cost): Pieces[] {
  const single = (kind: number) => FOODS.map((_, at) => (at === kind ? 1 : 0));
  const kinds = FOODS.map((_, kind) => kind);
  const pairs = kinds.flatMap((one) => kinds.map((other) => plus(single(one), single(other))));
  const asked = isEither
    ? [kinds.filter((kind) => foods[kind]! > 0)] // one for each kind, here and below
    : [...kinds.flatMap((kind) => Array<number[]>(foods[kind]!).fill([kind])), ...Array<number[]>(any).fill(kinds)];
  let ways: readonly Pieces[] = [[0, 0, 0, 0, 0]];
  for (const matching of asked) {
    const more = ways.flatMap((way) => [...matching.map(single), ...pairs].map((pieces) => plus(way, pieces)));
    ways = [...new Map(more.map((way) => [way.join(), way])).values()];
  }
  return ways.filter((way) => !ways.some((other) => other !== way && isWithin(other, way)));
}

function plus(one: Pieces, other: Pieces): Pieces {
  return one.map((count, kind) => count + other[kind]!); // of the same kinds, here and below
}

function isWithin(part: Pieces, whole: Pieces): boolean {
  return part.every((count, kind) => count <= whole[kind]!);
}

function foodsOf([invertebrate = 0, seed = 0, fish = 0, fruit = 0, rodent = 0]: Pieces): Foods {
  return { invertebrate, seed, fish, fruit, rodent };
}

function paymentOf(pieces: Pieces): Payment {
  return Object.fromEntries(FOODS.map((food, kind) => [food, pieces[kind]!])); // one for each kind
}
