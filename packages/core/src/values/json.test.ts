import { assert, dictionary, jsonValue, property, string } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { canonical, checkJson, copyJson } from '../host.ts';
import { BrokenRules } from '../index.ts';

describe('Plain JSON', () => {
  test('is accepted, whatever it is', () => {
    assert(property(jsonValue(), (value) => checkJson(value, 'state')));
  });

  test.each([500, 501])('is accepted up to 500 deep: %d', (depth) => {
    const nested = Array(depth)
      .fill(0)
      .reduce((inner: unknown) => [inner], {});
    const checked = expect(() => checkJson(nested, 'state'));
    if (depth === 500) checked.not.toThrow();
    else checked.toThrow('state.0.0.0.0.0.0.0.0.0.0.0.0.… is deeper than 500, or part of itself, which is not JSON');
  });

  test('may be an object without a prototype', () => {
    expect(() => checkJson(Object.assign(Object.create(null), { seat: 1 }), 'state')).not.toThrow();
  });

  test.each<[what: string, value: unknown, message: string]>([
    ['undefined', undefined, 'state is undefined'],
    ['a field that is undefined', { seat: undefined }, 'state.seat is undefined'],
    ['an item that is undefined', [1, undefined], 'state.1 is undefined'],
    ['an array with holes', Array(3), 'state.0 is undefined'],
    ['an array with one hole', { scores: Object.assign(Array(2), { 0: 5 }) }, 'state.scores.1 is undefined'],
    ['a function', { turn: () => 1 }, 'state.turn is function'],
    ['a symbol', [Symbol('red')], 'state.0 is symbol'],
    ['a bigint', { pot: 1n }, 'state.pot is bigint'],
    ['not a number', { pot: Number.NaN }, 'state.pot is NaN'],
    ['infinity', { scores: [0, -Infinity] }, 'state.scores.1 is -Infinity'],
    ['a Map', { hands: new Map() }, 'state.hands is a Map'],
    ['a Set', [[new Set()]], 'state.0.0 is a Set'],
    ['a Date', { began: new Date(0) }, 'state.began is a Date'],
    ['an object of a class', { card: new (class Card {})() }, 'state.card is a Card'],
    ['one of a class without a name', [new (class {})()], 'state.0 is an object with a prototype'],
    ['one that inherits its fields', [Object.create({ suit: 'red' })], 'state.0 is an object with a prototype'],
    ['one of no class at all', [Object.create(Object.create(null))], 'state.0 is an object with a prototype'],
  ])('is not %s: the path and what was found there are named', (_, value, message) => {
    const error = thrown(() => checkJson(value, 'state'));
    expect(error).toBeInstanceOf(BrokenRules);
    expect(error).toMatchObject({ code: 'json', message: expect.stringContaining(`${message}, which is not JSON`) });
  });

  test('is not what contains itself', () => {
    const seat: { cards: unknown[] } = { cards: [] };
    seat.cards.push({ owner: seat });
    expect(() => checkJson(seat, 'state')).toThrow(
      /^state\.cards\.0\.owner\.cards\.0.* is deeper than 500, or part of itself, which is not JSON/,
    );
  });
});

describe('A copy', () => {
  test('is the same JSON', () => {
    assert(
      property(jsonValue(), (value) => {
        expect(copyJson(value)).toStrictEqual(value);
      }),
    );
  });

  test('of what is no JSON is refused, not made into something else', () => {
    expect(() => copyJson({ hands: [new Map()] })).toThrow('a copy is a Map, which is not JSON');
  });

  test('keeps the order of keys', () => {
    assert(
      property(dictionary(string(), jsonValue()), (value) => {
        expect(Object.keys(copyJson(value))).toEqual(Object.keys(value));
      }),
    );
  });

  test('shares no part with the original, however deep', () => {
    assert(
      property(jsonValue(), (value) => {
        const parts = partsOf(value);
        for (const part of partsOf(copyJson(value))) expect(parts.has(part)).toBe(false);
      }),
    );
  });
});

describe('The canonical text', () => {
  test('is JSON of the same value', () => {
    assert(
      property(jsonValue(), (value) => {
        expect(JSON.parse(canonical(value))).toEqual(JSON.parse(JSON.stringify(value)));
      }),
    );
  });

  test('does not depend on the order of keys', () => {
    assert(
      property(dictionary(string(), jsonValue()), (value) => {
        expect(canonical(Object.fromEntries(Object.entries(value).reverse()))).toBe(canonical(value));
      }),
    );
  });

  test.each<[what: string, value: unknown, text: string]>([
    ['sorts the keys at every depth', { b: { d: 1, c: 2 }, a: [] }, '{"a":[],"b":{"c":2,"d":1}}'],
    ['keeps the order of lists', [3, 1, 2], '[3,1,2]'],
    ['leaves out fields that are undefined', { a: 1, b: undefined }, '{"a":1}'],
    ['writes null for what JSON has no word for', [undefined, null], '[null,null]'],
    ['writes null for numbers that JSON does not have', { a: Number.NaN }, '{"a":null}'],
    [
      'sorts objects of one shape like any other',
      [
        { b: 1, a: 2 },
        { b: 3, a: 4 },
      ],
      '[{"a":2,"b":1},{"a":4,"b":3}]',
    ],
    [
      'tells shapes with the same first key apart',
      [
        { b: 1, a: 2 },
        { b: 3, c: 4 },
      ],
      '[{"a":2,"b":1},{"b":3,"c":4}]',
    ],
    ['escapes as JSON does', { 'a"b': '\n' }, '{"a\\"b":"\\n"}'],
  ])('%s', (_, value, text) => {
    expect(canonical(value)).toBe(text);
  });

  test('is the same however many shapes were met before', () => {
    for (let number = 0; number < 3_000; number++)
      expect(canonical({ [`key ${number}`]: 1, a: 2 })).toBe(`{"a":2,"key ${number}":1}`);
  });

  test('names what is too deep, or part of itself', () => {
    const loop: unknown[] = [];
    loop.push([loop]);
    expect(() => canonical(loop)).toThrow('something is deeper than 500, or part of itself');
  });
});

function thrown(body: () => void): unknown {
  try {
    body();
  } catch (error) {
    return error;
  }
  throw new Error('nothing was thrown');
}

/** Every object and array in a value. */
function partsOf(value: unknown, parts = new Set<unknown>()): Set<unknown> {
  if (typeof value !== 'object' || value === null) return parts;
  parts.add(value);
  for (const item of Object.values(value)) partsOf(item, parts);
  return parts;
}
