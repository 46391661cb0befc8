import { checkStaging } from '@fermata/scene/testing';
import { expect, test } from 'vitest';
import { kuhnPoker, staging } from './index.ts';

test('the staging of kuhn poker holds over many matches', () => {
  const { questions, onBoard } = checkStaging(kuhnPoker, staging, { seats: 2, matches: 200, seed: 'soak' });
  expect(onBoard).toBe(questions);
});
