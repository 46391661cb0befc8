import { seeded, start } from '@fermata/core';
import { explain } from '@fermata/core/host';
import { randomAnswer } from '@fermata/core/moves';
import { scripted } from '@fermata/core/testing';
import { expect, test } from 'vitest';
import { connectFour } from './index.ts';

test('in random matches every event has a cause', () => {
  for (let seed = 0; seed < 20; seed++) {
    const match = start(connectFour, { seed });
    const oracle = seeded(seed, 1);
    match.run(Array.from({ length: match.seats }, () => (prompt) => randomAnswer(prompt, oracle)));
    expect(match.log.length).toBeGreaterThan(0);
    expect(match.log.filter(({ cause }) => cause === undefined)).toEqual([]);
  }
});

test('a disc is there because its seat has dropped it', () => {
  const match = scripted(connectFour, { choices: [3, 4] });
  const why = match.log.map((_, index) => explain(match, index).text.split('\n').slice(0, 2));
  expect(why).toEqual([
    ['Seat 0 drops a disc into column 4.', '  because drop (seat 0)'],
    ['Seat 1 drops a disc into column 5.', '  because drop (seat 1)'],
  ]);
});
