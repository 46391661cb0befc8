/** A form and its text say the same. */
import type { OptionForm } from '@fermata/scene';
import { expect, test } from 'vitest';
import { parsedOptions, saidOption, withOption, withSeats } from './options-text.ts';

const FORM: OptionForm = [
  { name: 'health', words: 'Health', kind: { type: 'whole', min: 1, max: 100, usual: 30 } },
  {
    name: 'speed',
    words: 'Speed',
    kind: {
      type: 'either',
      of: [
        { words: 'all', kind: { type: 'whole', min: 1, max: 9, usual: 5 } },
        { words: 'each', kind: { type: 'perSeat', of: { type: 'whole', min: 1, max: 9, usual: 5 } } },
      ],
    },
  },
];

test.each<[rule: string, text: string, name: string, value: unknown, then: string]>([
  ['a value is written', '', 'health', 20, '{"health":20}'],
  ['what is usual is left out', '{"health":20}', 'health', 30, ''],
  ['and leaves the others alone', '{"health":20,"speed":7}', 'health', 30, '{"speed":7}'],
  ['what no field knows stays', '{"luck":7}', 'health', 20, '{"luck":7,"health":20}'],
  ['nothing said takes it out', '{"health":20}', 'health', undefined, ''],
  ['a text that cannot be read gives way', '{"hea', 'health', 20, '{"health":20}'],
  ['another way to say what is usual is said', '', 'speed', [5, 5], '{"speed":[5,5]}'],
])('%s', (_, text, name, value, then) => {
  expect(withOption(text, FORM, 2, name, value)).toBe(then);
});

test.each<[rule: string, text: string, seats: number, then: string]>([
  ['more seats get what is usual', '{"speed":[3,4]}', 3, '{"speed":[3,4,5]}'],
  ['fewer lose the last', '{"speed":[3,4,6]}', 2, '{"speed":[3,4]}'],
  ['what is said for all stays', '{"speed":3,"health":20}', 3, '{"speed":3,"health":20}'],
  ['what cannot be read stays as it was typed', '{"spe', 3, '{"spe'],
])('with another number of seats %s', (_, text, seats, then) => {
  expect(withSeats(text, FORM, seats)).toBe(then);
});

test('what a text says, or why it says nothing', () => {
  expect(saidOption('{"health":20}', 'health')).toBe(20);
  expect(saidOption('[20]', 'health')).toBeUndefined();
  expect(parsedOptions('  ')).toEqual({ options: undefined });
  expect(parsedOptions('{"health":')).toEqual({ why: expect.stringMatching(/^This is not JSON yet: /) });
});
