import { earlyPositions } from '../search.ts';
import type { Sequence } from '../sequence.ts';
import { randomSequences } from './sequences.ts';

/** Positions to think about: after no move, and after three, six and nine. */
export function positions(): Sequence[] {
  return earlyPositions(randomSequences(100), 3);
}
