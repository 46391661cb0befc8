import type { View } from '@fermata/core';
import type { State } from './rules.ts';

/** The table as text: the heap, and whose turn it is. */
export function board({ heap, seat }: View<State>): string {
  return [`Heap  ${'o'.repeat(heap)}  ${heap}`, heap > 0 ? `Seat ${seat} to take` : 'The heap is gone'].join('\n');
}
