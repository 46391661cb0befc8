import { checkStaging } from '@fermata/scene/testing';
import { expect, test } from 'vitest';
import { coup, staging } from './index.ts';

test('the staging of coup holds over many matches', () => {
  const { questions } = checkStaging(coup, staging, { seats: 4, matches: 60, seed: 'soak' });
  expect(questions).toBeGreaterThan(0);
});
