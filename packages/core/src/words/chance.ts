import { broken } from '../errors.ts';
import type { Running } from '../execution/running.ts';
import type { Ask, Flow } from '../flow.ts';
import type { Face } from '../oracle/oracle.ts';
import { begun, created, Word } from './word.ts';

/** A die with faces 1 to `sides`. */
export function roll(sides: number, label: string): Flow<never, number> {
  return chanceWord('roll', label, (run) => pick(run, sides, label, (index) => index + 1) + 1);
}

/** True `n` times in `d`. What is certain is not left to chance. */
export function chance(n: number, d: number, label: string): Flow<never, boolean> {
  return chanceWord('chance', label, (run) => {
    if (n <= 0 || n >= d) return n > 0;
    run.drew(label);
    return run.chance('chance').chance(n, d, label);
  });
}

/** One token of an unordered pile. The state does not change: emit an event that says what was drawn. */
export function draw<T>(pile: readonly T[], label: string): Flow<never, T> {
  return chanceWord('draw', label, (run) => {
    if (pile.length === 0) throw broken('empty', `draw "${label}" found an empty pile; look before you draw`);
    return pile[pick(run, pile.length, label, (index) => pile[index])] as T; // within the pile
  });
}

/** The pile in a random order. The state does not change: emit an event that says the order. */
export function shuffle<T>(pile: readonly T[], label: string): Flow<never, T[]> {
  return chanceWord('shuffle', label, (run) => {
    const rest = pile.slice();
    const order: T[] = [];
    while (rest.length > 0) {
      const at = pick(run, rest.length, label, (index) => rest[index]);
      order.push(rest[at] as T); // within the rest
      rest[at] = rest[rest.length - 1] as T; // the rest is not empty
      rest.pop();
    }
    return order;
  });
}

function pick(run: Running, n: number, label: string, face: Face): number {
  if (!Number.isInteger(n) || n < 1) throw broken('empty', `"${label}" has ${n} outcomes; chance needs at least one`);
  if (n === 1) return 0;
  const oracle = run.chance(label);
  run.drew(label);
  return oracle.int(n, label, face);
}

function chanceWord<T>(word: string, label: string, run: (run: Running) => T): Flow<never, T> {
  return created(new Chance<T>(`${word} "${label}"`, run)) as unknown as Flow<never, T>; // driven by next() alone
}

class Chance<T> extends Word<T> {
  readonly word: string;
  readonly #run: (run: Running) => T;

  constructor(word: string, run: (run: Running) => T) {
    super();
    this.word = word;
    this.#run = run;
  }

  next(): IteratorResult<Ask<never>, T> {
    return { done: true, value: this.#run(begun(this)) };
  }
}
