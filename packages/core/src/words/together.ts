import { broken } from '../errors.ts';
import type { Lane } from '../execution/answers.ts';
import type { Execution } from '../execution/execution.ts';
import type { Ask, Flow, Seat } from '../flow.ts';
import type { Choice } from '../prompt.ts';
import { checkStep, created, running, SUSPENDED, Word } from './word.ts';

/** Asks several seats side by side, in secret: the flows may only choose. Results come in the order of `seats`. */
export function together<T>(seats: readonly Seat[], each: (seat: Seat) => Flow<never, T>): Flow<never, T[]> {
  return created(new Together<T>(seats, each)) as unknown as Flow<never, T[]>; // driven by next() alone
}

interface Strand<T> {
  readonly seat: Seat;
  flow: Flow<never, T> | undefined;
  readonly lane: Lane;
  result: { readonly value: T } | undefined;
}

class Together<T> extends Word<T[]> {
  readonly word = 'together';
  readonly #seats: readonly Seat[];
  readonly #each: (seat: Seat) => Flow<never, T>;
  #strands: Strand<T>[] | undefined;

  constructor(seats: readonly Seat[], each: (seat: Seat) => Flow<never, T>) {
    super();
    this.#seats = seats;
    this.#each = each;
  }

  get label(): string {
    return this.#seats.join(', ');
  }

  next(): IteratorResult<Ask<never>, T[]> {
    const run = running();
    if (this.#strands === undefined) {
      if (run.lane !== run.main) run.alone(this.word, this.label);
      if (this.#seats.some((seat, at) => this.#seats.indexOf(seat) < at))
        throw broken('seat', `together asks a seat twice: ${this.label}`);
      this.#strands = this.#begin(run);
    }
    const own = run.lane;
    for (const strand of this.#strands) {
      if (strand.result !== undefined) continue;
      run.lane = strand.lane;
      strand.flow ??= this.#each(strand.seat)[Symbol.iterator]();
      const step = strand.flow.next();
      checkStep(step);
      if (!step.done) continue;
      strand.result = { value: step.value };
      run.checkUsedUp(this.#strands.indexOf(strand), strand.lane.cursor);
    }
    run.lane = own;
    if (!this.#strands.every((strand) => strand.result !== undefined)) return SUSPENDED;
    run.joined();
    return { done: true, value: this.#strands.map((strand) => (strand.result as { value: T }).value) }; // all are there
  }

  #begin(run: Execution): Strand<T>[] {
    const count = this.#seats.length;
    return this.#seats.map((seat, at) => ({
      seat,
      flow: undefined,
      lane: new StrandLane(run, at, count),
      result: undefined,
    }));
  }
}

/** Looks its answers up only when a question needs them: a `together` that asks nothing leaves no trace. */
class StrandLane implements Lane {
  readonly #run: Execution;
  readonly #at: number;
  readonly #count: number;
  cursor = 0;

  constructor(run: Execution, at: number, count: number) {
    this.#run = run;
    this.#at = at;
    this.#count = count;
  }

  get choices(): Choice[] {
    return this.#run.lanes(this.#count)[this.#at] as Choice[]; // a list for each strand
  }
}
