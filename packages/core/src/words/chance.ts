import { broken } from '../errors.ts';
import type { Execution } from '../execution/execution.ts';
import type { Ask, Flow } from '../flow.ts';
import { type Face, OUTCOMES_MAX } from '../oracle/oracle.ts';
import { created, running, Word } from './word.ts';

/** A die with faces 1 to `sides`. */
export function roll(sides: number, label: string): Flow<never, number> {
  return created(new Draw('roll', label, sides, DIE)) as unknown as Flow<never, number>; // driven by next() alone
}

/** True `n` times in `d`. What is certain is not left to chance. */
export function chance(n: number, d: number, label: string): Flow<never, boolean> {
  const isCertain = n <= 0 || n >= d;
  const drawn = new Draw('chance', label, isCertain ? 1 : d, (index) => index < n);
  return created(drawn) as unknown as Flow<never, boolean>; // as above
}

/** One token of an unordered pile. The state does not change: emit an event that says what was drawn. */
export function draw<T>(pile: readonly T[], label: string): Flow<never, T> {
  return created(new Draw('draw', label, pile.length, (index) => pile[index])) as unknown as Flow<never, T>; // as above
}

/** The pile in a random order. The state does not change: emit an event that says the order. */
export function shuffle<T>(pile: readonly T[], label: string): Flow<never, T[]> {
  return created(new Shuffle(label, pile)) as unknown as Flow<never, T[]>; // as above
}

const DIE: Face = (index) => index + 1;

class Draw extends Word<unknown> {
  readonly word: string;
  readonly label: string;
  readonly n: number;
  readonly face: Face;

  constructor(word: string, label: string, n: number, face: Face) {
    super();
    this.word = word;
    this.label = label;
    this.n = n;
    this.face = face;
  }

  next(): IteratorResult<Ask<never>, unknown> {
    return { done: true, value: this.face(outcome(running(), this.n, this.label, this.face)) };
  }
}

class Shuffle extends Word<unknown[]> {
  readonly word = 'shuffle';
  readonly label: string;
  readonly pile: readonly unknown[];

  constructor(label: string, pile: readonly unknown[]) {
    super();
    this.label = label;
    this.pile = pile;
  }

  next(): IteratorResult<Ask<never>, unknown[]> {
    const run = running();
    const rest = this.pile.slice();
    const order = this.pile.map(() => {
      const at = outcome(run, rest.length, this.label, (index) => rest[index]);
      const [taken] = rest.splice(at, 1);
      return taken;
    });
    return { done: true, value: order };
  }
}

function outcome(run: Execution, n: number, label: string, face: Face): number {
  run.alone('chance', label);
  if (!Number.isInteger(n) || n < 1 || n > OUTCOMES_MAX)
    throw broken('chance', `chance "${label}" has ${n} outcomes, not 1 to ${OUTCOMES_MAX}; look before you draw`);
  return n === 1 ? 0 : run.chance(n, label, face);
}
