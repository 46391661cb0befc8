import { type Prompt, seeded, start } from '@fermata/core';
import { randomAnswer } from '@fermata/core/moves';
import { expect, test } from 'vitest';
import { wingspan } from '../game.ts';

test('where points come from is all of a score, at the end of any match', () => {
  for (const seats of [2, 5]) {
    const match = start(wingspan, { seats, seed: `sources ${seats}` });
    const outcome = match.run(
      Array.from({ length: seats }, (_, seat) => {
        const oracle = seeded(`sources ${seat}`);
        return (prompt: Prompt) => randomAnswer(prompt, oracle);
      }),
    );
    const sums = outcome.map((_, seat) =>
      Object.values(wingspan.scoring?.(match.state, seat) ?? {}).reduce((sum, points) => sum + points, 0),
    );
    expect(sums).toEqual(outcome.map(({ score }) => score));
  }
});
