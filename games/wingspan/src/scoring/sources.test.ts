import { random } from '@fermata/agents';
import { seeded, start } from '@fermata/core';
import { expect, test } from 'vitest';
import { wingspan } from '../game.ts';

test('where points come from is all of a score, at the end of any match', () => {
  for (const seats of [2, 5]) {
    const match = start(wingspan, { seats, seed: `sources ${seats}` });
    const outcome = match.run(Array.from({ length: seats }, (_, seat) => random(seeded(`sources ${seat}`))));
    const sums = outcome.map((_, seat) =>
      Object.values(wingspan.scoring?.(match.state, seat) ?? {}).reduce((sum, points) => sum + points, 0),
    );
    expect(sums).toEqual(outcome.map(({ score }) => score));
  }
});
