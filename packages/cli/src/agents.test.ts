import { findGame } from '@fermata/catalog';
import { type Agent, seeded, start } from '@fermata/core';
import { describe, expect, test } from 'vitest';
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

describe('Fire in the Lake, Short', () => {
  const { game } = findGame('fire-in-the-lake');
  const short = { seats: 2, seed: 'rain', options: { scenario: 'short' } };
  const agent = (spec: string, seat: number) => parseAgent(spec).make!(seeded(`agent ${seat}`)) as Agent; // no person, and it answers at once

  test('greedy plays it to its end', () => {
    const match = start(game, short);
    match.run([agent('greedy', 0), agent('greedy', 1)]);
    expect(match.outcome?.map(({ rank }) => rank).toSorted()).toEqual([1, 2]);
  }, 60_000);

  test('search thinks ahead in it, and answers what it is asked', () => {
    const match = start(game, short);
    const agents = [0, 1].map((seat) => agent('search:2', seat));
    for (let answers = 0; answers < 20; answers++) {
      const { id, seat, ...prompt } = match.prompts()[0]!; // in 20 answers it is not over
      match.answer(id, agents[seat]!({ id, seat, ...prompt }, match.as(seat))); // seats have agents
    }
    expect(match.choices).toBe(20);
  }, 60_000);
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
