import type { Fault } from './check-game.ts';
import type { Rehearsal } from './rehearsal.ts';

/** Looks for a shorter match that breaks the same invariant: cuts the end off, takes pieces out, makes numbers small. */
export function shorten(fault: Fault, faultOf: (rehearsal: Rehearsal) => Fault | undefined): Fault {
  let best = fault;
  let left = TRIES;
  const better = (numbers: readonly number[]): boolean => {
    if (left-- <= 0) return false;
    const found = faultOf({ ...best.rehearsal, numbers });
    if (found?.number !== fault.number) return false;
    best = found;
    return true;
  };
  for (let size = best.rehearsal.numbers.length; size >= 1; size = Math.floor(size / 2)) {
    for (let at = best.rehearsal.numbers.length - size; at >= 0; at -= size) {
      const { numbers } = best.rehearsal;
      better([...numbers.slice(0, at), ...numbers.slice(at + size)]);
    }
  }
  best.rehearsal.numbers.forEach((number, at) => {
    if (number > 0) better(best.rehearsal.numbers.with(at, 0));
  });
  return best;
}

/** Matches played in the search: enough for a short match, few enough to stay quick. */
const TRIES = 300;
