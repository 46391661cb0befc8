import type { Bench } from '../bench.ts';
import { forkAndAnswer } from '../fork.ts';
import { inTurn } from '../sides.ts';
import { longMatch } from './long-match.ts';

const LATE = 10_000;
const EARLY = 100;

export const bench: Bench = {
  name: 'fork_growth',
  about: `fork, read the offer and answer once: at choice ${LATE} of a match, over choice ${EARLY}`,
  bar: { atMost: 1.2 },
  measure: { ours: () => forksAt(LATE), peer: () => forksAt(EARLY), unit: 'fork', ratio: 'cost', apart: false },
};

function forksAt(choice: number) {
  const matches = Array.from({ length: 8 }, (_, seed) => longMatch(choice, seed));
  return inTurn(matches, forkAndAnswer);
}
