import type { DeepReadonly } from '@fermata/core';
import { MOVES } from '../data/index.ts';
import type { Active } from '../state.ts';

export const BIDE = MOVES.find(({ effect }) => effect === 'bide')!.number; // it is in the table, here and below
const RAGE = MOVES.find(({ effect }) => effect === 'rage')!.number;

/** What somebody is in the middle of, and so has selected; NO_MOVE if it is not. */
export function underWay({
  bide,
  rage,
  charging,
  thrash,
  trapping,
}: Pick<DeepReadonly<Active>, 'bide' | 'rage' | 'charging' | 'thrash' | 'trapping'>): number {
  if (bide > 0) return BIDE;
  if (rage > 0) return RAGE;
  return charging || thrash || trapping;
}
