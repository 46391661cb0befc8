/** Every question says what it belongs to, so that whoever is asked knows why. */
import { start } from '@fermata/core';
import { expect, test } from 'vitest';
import { wingspan } from '../index.ts';

/** Asked before anything is at work: at the deal, and first in a turn. */
const BY_ITSELF = ['Keep which birds, for a food each?', 'Give up which food?', 'Which action?'];

test('every question but those of the deal and the first of a turn says what it is about', () => {
  const asked = { birds: 0, triggers: 0 };
  for (let seed = 0; seed < 60; seed++) {
    const match = start(wingspan, { seats: 1 + (seed % 5), seed });
    for (let at = seed; match.outcome === undefined; at++) {
      const { id, label, about, options, several } = match.prompts()[0]!; // it is not over
      const isDeal = label === 'Keep which bonus card?' && several === undefined;
      if (!BY_ITSELF.includes(label) && !isDeal) expect([label, about]).toEqual([label, expect.anything()]);
      if (Object.hasOwn(Object(about), 'bird')) asked.birds++;
      if (Object.hasOwn(Object(about), 'trigger')) asked.triggers++;
      const first = Array.from({ length: several?.min ?? 0 }, (_, index) => index);
      match.answer(id, several === undefined ? (at * 7) % options.length : first);
    }
  }
  expect(asked.birds).toBeGreaterThan(1000);
  expect(asked.triggers).toBeGreaterThan(10);
});
