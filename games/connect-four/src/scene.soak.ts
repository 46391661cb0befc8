import { checkStaging } from '@fermata/scene/testing';
import { expect, test } from 'vitest';
import { connectFour, staging } from './index.ts';

test('the staging of connect four holds over many matches', () => {
  const { questions, onBoard } = checkStaging(connectFour, staging, { seats: 2, matches: 200, seed: 'soak' });
  expect(onBoard).toBe(questions);
});
