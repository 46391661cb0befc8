import { describeThing } from '@fermata/core/host';
import { expect, test } from 'vitest';
import { contents, staging, windowsill } from './index.ts';

test.each(contents.kinds.flatMap(({ names }) => names.map(String)))('%s has a text', (name) => {
  expect(describeThing(windowsill, name)).toMatch(/^.{10,}\.$/);
});

test('so has each card and trinket by the name that it has on the table', () => {
  const position = { hands: [['1'], ['cat-b']], gone: ['24'] };
  const { pieces } = staging.scene(windowsill.position!(position, 2), 0); // it has positions
  const things = pieces.filter(({ hidden }) => hidden !== true);
  expect(things).toHaveLength(13);
  for (const { id, name } of things) {
    expect(describeThing(windowsill, name), name).toBeDefined();
    expect(describeThing(windowsill, name.toUpperCase()), name).toBe(describeThing(windowsill, id));
  }
});

test.each([
  ['7', /^A flight, 7 high\./],
  ['flight 24', /^A flight, 24 high\./],
  ['Cat', /counts 0/],
  ['cat-a', /counts 0/],
  ['ring', /^A ring, worth 9\. .*can be stolen/],
  ['tiara', /worth 10\. .*nobody steals it/],
])('%s: %s', (name, text) => {
  expect(describeThing(windowsill, name)).toMatch(text);
});

test.each(['25', 'flight', 'pack', 'nothing', ''])('"%s" is nothing', (name) => {
  expect(describeThing(windowsill, name)).toBeUndefined();
});
