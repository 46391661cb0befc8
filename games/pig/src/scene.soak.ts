import { checkStaging } from '@fermata/scene/testing';
import { expect, test } from 'vitest';
import { pig, staging } from './index.ts';

test.each([2, 3, 4])('the staging of pig holds for %i seats over many matches', (seats) => {
  const { questions, onBoard } = checkStaging(pig, staging, { seats, matches: 200, seed: 'soak' });
  expect(onBoard).toBe(questions);
});
