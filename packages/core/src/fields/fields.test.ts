/** What options and positions may hold is returned as it is; what they may not is refused in one line. */
import { describe, expect, test } from 'vitest';
import { list, nearest, object, oneOf, whole } from './index.ts';

const FOODS = ['seed', 'fruit', 'fish'] as const;
const WINNERS = [null, 0, 1, 'tie', false] as const;
const MANY = Array.from({ length: 25 }, (_, at) => `bird ${at}`);
const FIELDS = ['health', 'speed'] as const;
class Fighter {
  readonly speed = 5;
}
const bare = Object.assign(Object.create(null), { speed: 5 });

describe('What fits is returned:', () => {
  test.each<[what: string, got: unknown, value: unknown]>([
    ['the least number', whole(0, 'eggs', 0, 5), 0],
    ['the greatest', whole(5, 'eggs', 0, 5), 5],
    ['one below 0', whole(-6, 'stage', -6, 6), -6],
    ['any from the least on', whole(1e300, 'score', 0), 1e300],
    ['0 for -0, which is no JSON', whole(-0, 'eggs', 0, 5), 0],
    ['a known word', oneOf('fruit', 'food', FOODS), 'fruit'],
    ['a known value that is no word', oneOf(null, 'winner', WINNERS), null],
    ['false, where it is known', oneOf(false, 'winner', WINNERS), false],
    ['0, where it is known and -0 is given', oneOf(-0, 'winner', WINNERS), 0],
    ['an empty list', list([], 'hand'), []],
    ['the shortest list', list([1, 2], 'scores', 2, 4), [1, 2]],
    ['the longest', list([1, 2, 3, 4], 'scores', 2, 4), [1, 2, 3, 4]],
    ['a list in which holes are undefined', list(Array(2), 'hand'), [undefined, undefined]],
    ['an object with a field left out', object({ speed: 5 }, 'options', FIELDS), { speed: 5 }],
    ['an object with any fields, where none are named', object({ luck: 7 }, 'position'), { luck: 7 }],
    ['an object without a prototype', object(bare, 'options', FIELDS), bare],
  ])('%s', (_, got, value) => {
    expect(got).toStrictEqual(value);
  });

  test('a list as a copy, so that what was given may change', () => {
    const given = ['seed'];
    list(given, 'feeder').push('fish');
    expect(given).toEqual(['seed']);
  });
});

describe('What does not fit is refused by its path:', () => {
  test.each<[line: string, check: () => unknown]>([
    ['eggs is a whole number from 0 to 5; got 6', () => whole(6, 'eggs', 0, 5)],
    ['eggs is a whole number from 0 to 5; got -1', () => whole(-1, 'eggs', 0, 5)],
    ['eggs is a whole number from 0 to 5; got 0.5', () => whole(0.5, 'eggs', 0, 5)],
    ['eggs is a whole number from 0 to 5; got "2"', () => whole('2', 'eggs', 0, 5)],
    ['eggs is a whole number from 0 to 5; got 2n', () => whole(2n, 'eggs', 0, 5)],
    ['eggs is a whole number from 0 to 5; got null', () => whole(null, 'eggs', 0, 5)],
    ['eggs is a whole number from 0 to 5; got nothing', () => whole(undefined, 'eggs', 0, 5)],
    ['score is a whole number from 0 on; got Infinity', () => whole(Infinity, 'score', 0)],
    ['score is a whole number from 0 on; got NaN', () => whole(Number.NaN, 'score', 0)],
    ['eggs is 0; got 1', () => whole(1, 'eggs', 0, 0)],

    ['food is one of "seed", "fruit", "fish"; got "cheese"', () => oneOf('cheese', 'food', FOODS)],
    ['food is one of "seed", "fruit", "fish"; got "sed", did you mean "seed"?', () => oneOf('sed', 'food', FOODS)],
    ['food is one of "seed", "fruit", "fish"; got ["seed"]', () => oneOf(['seed'], 'food', FOODS)],
    ['food is one of "seed", "fruit", "fish"; got nothing', () => oneOf(undefined, 'food', FOODS)],
    ['winner is one of null, 0, 1, "tie", false; got 2', () => oneOf(2, 'winner', WINNERS)],
    ['food is one of nothing; got "seed"', () => oneOf('seed', 'food', [])],
    ['food is one of nothing; got nothing', () => oneOf(undefined, 'food', [])],
    [
      `bird is one of ${MANY.slice(0, 20)
        .map((name) => `"${name}"`)
        .join(', ')} and 5 more; got "dodo"`,
      () => oneOf('dodo', 'bird', MANY),
    ],

    ['hand is a list; got "seed"', () => list('seed', 'hand')],
    ['hand is a list; got {"length":2}', () => list({ length: 2 }, 'hand')],
    ['players is a list of 2; got a list of 3', () => list([1, 2, 3], 'players', 2, 2)],
    ['scores is a list of 2 to 4; got a list of 1', () => list([1], 'scores', 2, 4)],
    ['scores is a list of 2 to 4; got nothing', () => list(undefined, 'scores', 2, 4)],
    ['tray is a list of 0 to 3; got a list of 4', () => list([1, 2, 3, 4], 'tray', 0, 3)],
    ['statuses is a list of 0; got a list of 1', () => list(['wet'], 'statuses', 0, 0)],
    ['team is a list of 1 or more; got a list of 0', () => list([], 'team', 1)],

    ['options is an object; got null', () => object(null, 'options', FIELDS)],
    ['options is an object; got [5]', () => object([5], 'options', FIELDS)],
    ['options is an object; got "fast"', () => object('fast', 'options')],
    ['options is a plain object; got a Map', () => object(new Map([['speed', 5]]), 'options', FIELDS)],
    ['options is a plain object; got a Date', () => object(new Date(0), 'options')],
    ['options is a plain object; got a Fighter', () => object(new Fighter(), 'options', FIELDS)],
    ['options is a plain object; got an object with a prototype', () => object(new (class {})(), 'options')],
    ['options is a plain object; got an object with a prototype', () => object(Object.create({ speed: 5 }), 'options')],
    ['options is a plain object; got an object with a prototype', () => object(Object.create(bare), 'options')],
    ['options has no "helth", did you mean "health"?', () => object({ speed: 1, helth: 20 }, 'options', FIELDS)],
    ['options has no "luck"; it has health, speed', () => object({ luck: 7 }, 'options', FIELDS)],
    ['options has no "luck"; it has nothing', () => object({ luck: 7 }, 'options', [])],
    ['options has no "toString"; it has health, speed', () => object({ toString: 1 }, 'options', FIELDS)],
  ])('%s', (line, check) => {
    expect(check).toThrow(new TypeError(line));
  });

  test('in a short line, however long it is', () => {
    const long = 'x'.repeat(1e6);
    const checks = [
      () => whole(long, 'eggs', 0, 5),
      () => oneOf(long, 'food', FOODS),
      () => list(long, 'hand'),
      () => object(long, 'options'),
      () => object({ [long]: 1 }, 'options', FIELDS),
    ];
    for (const check of checks) expect(check).toThrow(/^.{20,200}$/);
  });
});

describe('The nearest name', () => {
  const COMMANDS = ['undo', 'save', 'quit', 'help'];
  test.each<[rule: string, text: string, names: readonly string[], meant: string | undefined]>([
    ['has two neighbours swapped', 'udno', COMMANDS, 'undo'],
    ['has a letter more', 'ndo', COMMANDS, 'undo'],
    ['has a letter less', 'saave', COMMANDS, 'save'],
    ['has another letter', 'quid', COMMANDS, 'quit'],
    ['holds the text', 'HEL', COMMANDS, 'help'],
    ['is the one with the fewest slips', 'quiz', ['quip it', 'guise', 'quit'], 'quit'],
    ['is the first of equals', 'bat', ['cat', 'rat', 'hat'], 'cat'],
    ['is the name itself', 'a', ['b', 'a'], 'a'],
    ['may differ in one letter of three', 'thundrebolx', ['thunderbolt'], 'thunderbolt'],
    ['does not differ in more than that', 'quxx', COMMANDS, undefined],
    ['is nothing like any other', 'xyz', COMMANDS, undefined],
    ['is not known from a single letter, which is like any other', 'x', COMMANDS, undefined],
    ['is not known from nothing at all', '', COMMANDS, undefined],
    ['is not looked for where there is none', 'undo', [], undefined],
    ['is not looked for by a whole book', 'undo'.repeat(1e6), COMMANDS, undefined],
    ['may hold a long text', 'a'.repeat(200), ['a'.repeat(201)], 'a'.repeat(201)],
  ])('%s', (_, text, names, meant) => {
    expect(nearest(text, names)).toBe(meant);
  });
});
