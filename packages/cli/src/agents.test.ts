import { findGame } from '@fermata/catalog';
import { seeded, start } from '@fermata/core';
import { expect, test } from 'vitest';
import { AGENTS, parseAgent, parseSeating, usualSeating } from './agents.ts';

test('a list says who sits where; a person has no agent', () => {
  const seating = parseSeating('human, search:300ms,random');
  expect(seating.map(({ spec }) => spec)).toEqual(['human', 'search:300ms', 'random']);
  expect(seating.map(({ make }) => make !== undefined)).toEqual([false, true, true]);
  expect(usualSeating(3).map(({ spec }) => spec)).toEqual(['human', 'greedy', 'greedy']);
});

test.each(Object.keys(AGENTS).filter((name) => name !== 'human'))('%s answers what it is asked', (name) => {
  const match = start(findGame('kuhn-poker').game, { seed: 'rain' });
  const [prompt] = match.prompts();
  const answer = parseAgent(name).make?.(seeded('agent'))(prompt!, match.as(0)); // seat 0 begins
  expect([0, 1]).toContain(answer);
});

test.each([
  ['serach', 'there is no agent "serach"; did you mean search?'],
  ['alphago', `there is no agent "alphago"; choose from ${Object.keys(AGENTS).join(', ')}`],
  ['', /there is no agent ""/],
  ['toString', /there is no agent "toString"/],
  ['random:5', '"random:5" gives a budget to random, which takes none; say random'],
  ['search:0', /"search:0" has a bad budget; say search:500 for tries, or search:2s/],
  ['search:1.5', /"search:1.5" has a bad budget/],
  ['search:2m', /"search:2m" has a bad budget/],
])('%j is refused', (spec, message) => {
  expect(() => parseAgent(spec)).toThrow(message);
});
