/** A form that says anything else than its game takes is found. */
import { choose, defineGame, type Flow, rank } from '@fermata/core';
import { list, object, oneOf, whole } from '@fermata/core/fields';
import { expect, test } from 'vitest';
import type { OptionField, OptionForm, OptionKind } from '../option-form.ts';
import { BrokenForm, checkOptionForm } from './check-option-form.ts';

interface Options {
  readonly rounds: number;
  readonly cat: boolean;
  readonly weather: string;
  readonly heights: readonly number[];
}

function options(given: unknown = {}, seats: number): Options {
  const fields = object(given, 'options', ['rounds', 'cat', 'weather', 'heights']);
  const { rounds = 6, cat = true, weather = 'sun', heights = Array(seats).fill(1) } = fields;
  return {
    rounds: whole(rounds, 'rounds', 3, 6),
    cat: oneOf(cat, 'cat', [true, false]),
    weather: oneOf(weather, 'weather', ['sun', 'rain']),
    heights: list(heights, 'heights', seats, seats).map((one, seat) => whole(one, `heights.${seat}`, 0, 3)),
  };
}

const sill = defineGame<{ done: boolean }, { type: 'flown' }, Options>({
  name: 'sill',
  version: 1,
  seats: { min: 2, max: 3 },
  options,
  setup: () => ({ done: false }),
  *turn(): Flow<{ type: 'flown' }> {
    yield* choose(0, 'Fly?', ['yes', 'no']);
  },
  apply: { flown: () => {} },
  outcome: ({ done }) => (done ? rank([1, 0]) : undefined),
});

const height: OptionKind = { type: 'whole', min: 0, max: 3, usual: 1 };
const GOOD: OptionForm<Options> = [
  { name: 'rounds', words: 'Rounds', kind: { type: 'whole', min: 3, max: 6, usual: 6 } },
  { name: 'cat', words: 'With the cat', kind: { type: 'yesNo', usual: true } },
  { name: 'weather', words: 'Weather', kind: { type: 'oneOf', of: [word('sun'), word('rain')], usual: 'sun' } },
  { name: 'heights', words: 'Heights', kind: { type: 'perSeat', of: height } },
];

function word(value: string) {
  return { value, words: value };
}

function changed(name: keyof Options, change: Partial<OptionField>): OptionForm {
  return GOOD.map((field) => (field.name === name ? { ...field, ...change } : field));
}

test('a form that says what the game takes is taken', () => {
  expect(() => checkOptionForm(sill, GOOD)).not.toThrow();
});

test('cards of one’s own may be left out of the options where there are none; what no option is called is refused', () => {
  const open = {
    ...sill,
    options: (given: unknown = {}, seats: number) => {
      const { more, ...rest } = Object(given) as { readonly more?: unknown };
      return more === undefined || list(more, 'more').length === 0
        ? options(rest, seats)
        : { ...options(rest, seats), more };
    },
  };
  const more = { name: 'more', words: 'More cards', kind: { type: 'json', usual: [] } } as const;
  expect(() => checkOptionForm(open, [...GOOD, more])).not.toThrow();
  expect(() => checkOptionForm(open, [...GOOD, { ...more, name: 'moer' }])).toThrow('has no "moer"');
});

test.each<[fault: string, form: OptionForm, line: RegExp]>([
  ['an option is left out', GOOD.slice(1), /do not both have one "rounds"/],
  ['a field has no option', changed('cat', { name: 'dog' }), /do not both have one "dog"/],
  ['a field stands there twice', [...GOOD, ...GOOD.slice(0, 1)], /do not both have one "rounds"/],
  ['a field has no words', changed('cat', { words: ' ' }), /cat has no words/],
  ['another default', changed('cat', { kind: { type: 'yesNo', usual: false } }), /takes .*"cat":true.*, not/],
  ['an end too low', changed('rounds', { kind: { type: 'whole', min: 2, max: 6, usual: 6 } }), /^2 can be said, and/],
  ['an end too high', changed('rounds', { kind: { type: 'whole', min: 3, max: 7, usual: 6 } }), /^7 can be said, and/],
  ['a range too narrow', changed('rounds', { kind: { type: 'whole', min: 4, max: 6, usual: 6 } }), /rounds could be 3/],
  ['people are offered what is refused', changed('rounds', { people: 9 }), /^9 can be said, and is refused/],
  ['people are offered something else', changed('cat', { people: 'a dog' }), /^"a dog" can be said, and is refused/],
  [
    'a word that the game does not know',
    changed('weather', { kind: { type: 'oneOf', of: [word('sun'), word('hail')], usual: 'sun' } }),
    /^"hail" can be said, and is refused/,
  ],
  [
    'a bad end within a list',
    changed('heights', { kind: { type: 'perSeat', of: { ...height, max: 4 } } }),
    /^\[4,1\] can be said, and is refused/,
  ],
  [
    'a way that leads nowhere',
    changed('heights', {
      kind: {
        type: 'either',
        of: [
          { words: 'each', kind: { type: 'perSeat', of: height } },
          { words: 'all', kind: height },
        ],
      },
    }),
    /^0 can be said, and is refused/,
  ],
  [
    'a list of any length where the game wants one for each seat',
    changed('heights', { kind: { type: 'list', of: height, min: 2, max: 3 } }),
    /\[1,1,1\] can be said, and is refused/,
  ],
])('%s', (_, form, line) => {
  expect(() => checkOptionForm(sill, form)).toThrow(BrokenForm);
  expect(() => checkOptionForm(sill, form)).toThrow(line);
});
