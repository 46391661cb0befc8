import { seeded, start } from '@fermata/core';
import { explain } from '@fermata/core/host';
import { randomAnswer } from '@fermata/core/moves';
import { scripted } from '@fermata/core/testing';
import { expect, test } from 'vitest';
import { pig } from './index.ts';

test.each([2, 3, 4])('in random matches every event has a cause, with %i seats', (seats) => {
  for (let seed = 0; seed < 20; seed++) {
    const match = start(pig, { seed, seats });
    const oracle = seeded(seed, 1);
    match.run(Array.from({ length: match.seats }, () => (prompt) => randomAnswer(prompt, oracle)));
    expect(match.log.length).toBeGreaterThan(0);
    expect(match.log.filter(({ cause }) => cause === undefined)).toEqual([]);
  }
});

test('an event is explained by the roll or the hold that it comes of, and whose that was', () => {
  const match = scripted(pig, { chance: { die: [4, 1, 3, 2] }, choices: ['roll', 'hold'] });
  const why = match.log.map((_, index) => explain(match, index).text.split('\n').slice(0, 2));
  expect(why).toEqual([
    ['Seat 0 rolls a 4.', '  because roll (seat 0)'],
    ['Seat 0 rolls a 1 and loses the pot.', '  because roll (seat 0)'],
    ['Seat 1 rolls a 3.', '  because roll (seat 1)'],
    ['Seat 1 holds and banks 3.', '  because hold (seat 1)'],
    ['Seat 0 rolls a 2.', '  because roll (seat 0)'],
  ]);
});
