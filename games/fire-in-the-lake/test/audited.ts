/** The same game, with its pieces counted after every event that touches them. */
import { expect } from 'vitest';
import { FORCES } from '../src/data/forces.ts';
import { fireInTheLake } from '../src/game.ts';
import type { State } from '../src/index.ts';
import { PIECES } from '../src/map/pieces.ts';

/** How many pieces there are of each type, and none below zero. */
function census({ pieces }: State): Record<string, number> {
  const sums: Record<string, number> = {};
  for (const [index, n] of pieces.entries()) {
    const piece = PIECES[index % PIECES.length] as string; // each index has one
    if (n < 0) throw new Error(`${n} of ${piece}`);
    const type = piece.replace('!active', '').replace('-tunneled', '');
    sums[type] = (sums[type] ?? 0) + n;
  }
  return sums;
}

/** Counting all 900 after each event would take minutes: what an event did not touch is what it was. */
export const audited: typeof fireInTheLake = {
  ...fireInTheLake,
  apply: Object.fromEntries(
    Object.entries(fireInTheLake.apply).map(([type, fold]) => [
      type,
      typeof fold === 'string'
        ? fold
        : (state: State, event: never) => {
            const before = type in TOUCHING ? undefined : state.pieces.join();
            (fold as (state: State, event: never) => void)(state, event);
            if (before === undefined) expect(census(state)).toEqual(FORCES);
            else expect(state.pieces.join()).toBe(before);
          },
    ]),
  ) as typeof fireInTheLake.apply,
};
/** The events that move or turn pieces; all others leave them as they are. */
const TOUCHING = { moved: true, flipped: true, wereReset: true };
