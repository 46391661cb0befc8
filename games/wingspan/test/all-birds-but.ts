import { BIRDS } from '../src/index.ts';

/** How many birds there are beside so many: for tables on which the cards run out. */
export function allBirdsBut(count: number): number {
  return BIRDS.length - count;
}
