import type { Side } from '../state.ts';

/** The foe knows from now on that it has this move: not one that it has copied. */
export function reveal({ active, team }: Side, move: number): void {
  const one = team[0];
  const slot = one.moves.indexOf(move);
  if (!active.isTransformed && slot >= 0) one.seen |= 1 << slot;
}
