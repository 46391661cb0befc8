import { isCoup } from '../data/cards.ts';
import type { Table } from '../state/state.ts';

/** Why something has to wait. */
export const MONSOON = 'monsoon: a coup comes next';

/** A coup comes next: no Sweep, no March, no pivotal event, and little in the air. */
export function isMonsoon({ next }: Table): boolean {
  return isCoup(next);
}
