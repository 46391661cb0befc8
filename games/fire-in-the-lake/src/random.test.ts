/** Whatever is chosen, a match ends, and no piece is ever lost. */
import { type Agent, seeded, start } from '@fermata/core';
import { randomAnswer } from '@fermata/core/moves';
import { expect, test } from 'vitest';
import { audited } from '../test/audited.ts';

test.each(Array.from({ length: 12 }, (_, n) => n))('short, seed %i: a random match ends', (seed) => {
  const seats = 2 + (seed % 3);
  const pair = seed % 2 === 0 ? 'COIN' : 'insurgents';
  const match = start(audited, { seed, seats, options: { scenario: 'short', pair }, log: false });
  const oracle = seeded(`random ${seed}`);
  const agent: Agent = (prompt) => randomAnswer(prompt, oracle);
  match.run(Array.from({ length: seats }, () => agent));
  expect(match.outcome).toHaveLength(seats);
});
