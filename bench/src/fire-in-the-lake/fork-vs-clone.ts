import { type AnyMatch, seeded } from '@fermata/core';
import type { Bench } from '../bench.ts';
import { cloneState, forkAndAnswer } from '../fork.ts';
import { inTurn } from '../sides.ts';
import { randomUpTo } from './full.ts';

export const bench: Bench = {
  name: 'fitl_fork_vs_clone',
  about:
    'fire in the lake in the middle of an operation: fork, read the offer, answer once, over structuredClone of the state',
  bar: { atMost: 0.9 },
  measure: {
    ours: () => inTurn(matches(), forkAndAnswer),
    peer: () => inTurn(matches(), cloneState),
    unit: 'fork',
    ratio: 'cost',
    apart: false,
    isLarge: true,
  },
};

const OPERATIONS: readonly unknown[] = ['train', 'patrol', 'sweep', 'assault', 'rally', 'march', 'attack', 'terror'];
/** From here on the first coups are over. */
const DECISIONS_MIN = 300;
/** One in so many of those questions: any place in an operation is as likely as it is common. */
const ONE_IN = 20;

function matches(): AnyMatch[] {
  return Array.from({ length: 60 }, (_, seed) => inMidOperation(`${seed}`));
}

function inMidOperation(seed: string): AnyMatch {
  const chance = seeded(seed, 2);
  const match = randomUpTo(seed, ({ about }, decisions) => {
    const { of } = about as { readonly of: string }; // every question of the game says so
    return decisions > DECISIONS_MIN && OPERATIONS.includes(of) && chance.int(ONE_IN, 'here') === 0;
  });
  return match ?? inMidOperation(`${seed}+`);
}
