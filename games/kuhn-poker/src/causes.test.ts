import { seeded, start } from '@fermata/core';
import { explain } from '@fermata/core/host';
import { randomAnswer } from '@fermata/core/moves';
import { scripted } from '@fermata/core/testing';
import { expect, test } from 'vitest';
import { kuhnPoker } from './index.ts';

test('in random matches every event has a cause', () => {
  for (let seed = 0; seed < 20; seed++) {
    const match = start(kuhnPoker, { seed });
    const oracle = seeded(seed, 1);
    match.run(Array.from({ length: match.seats }, () => (prompt) => randomAnswer(prompt, oracle)));
    expect(match.log.length).toBeGreaterThan(0);
    expect(match.log.filter(({ cause }) => cause === undefined)).toEqual([]);
  }
});

test('cards come of the deal, and what else happens of an action, the showdown included', () => {
  const match = scripted(kuhnPoker, { chance: { deal: ['K', 'J'] }, choices: ['pass', 'bet', 'call'] });
  const why = match.log.map((_, index) => explain(match, index).text.split('\n').slice(0, 2));
  expect(why).toEqual([
    ['Seat 0 is dealt K.', '  because the deal'],
    ['Seat 1 is dealt J.', '  because the deal'],
    ['Seat 0 passes.', '  because pass (seat 0)'],
    ['Seat 1 bets 1.', '  because bet (seat 1)'],
    ['Seat 0 calls.', '  because call (seat 0)'],
    ['The cards are shown: seat 0 has K, seat 1 has J.', '  because call (seat 0)'],
  ]);
});
