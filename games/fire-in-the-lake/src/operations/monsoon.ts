import { isCoup } from '../data/cards.ts';
import type { Table } from '../state/state.ts';

/** A coup comes next: no Sweep, no March, no pivotal event, and little in the air. */
export function isMonsoon({ next }: Table): boolean {
  return isCoup(next);
}
