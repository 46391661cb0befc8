import { checkStaging } from '@fermata/scene/testing';
import { expect, test } from 'vitest';
import { coup, staging } from './index.ts';

const MATCHES = 200;

test.each([2, 3, 4, 5, 6])(
  `coup for %i seats keeps S1 to S8 over ${MATCHES} matches`,
  { timeout: 3_600_000 },
  (seats) => {
    const { questions, onBoard } = checkStaging(coup, staging, { seats, matches: MATCHES, seed: 'soak' });
    expect(onBoard).toBe(questions);
  },
);
