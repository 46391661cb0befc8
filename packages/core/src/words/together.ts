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

/** One seat's flow, and the lane of its answers, which is looked up only when a question needs it. */
class Strand<T> implements Lane {
  readonly seat: Seat;
  readonly #run: Execution;
  readonly #at: number;
  readonly #count: number;
  #choices: Choice[] | undefined;
  cursor = 0;
  flow: Flow<never, T> | undefined;
  isDone = false;
  result: T | undefined;

  constructor(seat: Seat, run: Execution, at: number, count: number) {
    this.seat = seat;
    this.#run = run;
    this.#at = at;
    this.#count = count;
  }

  /** A `together` that asks nothing leaves no trace. */
  get choices(): Choice[] {
    this.#choices ??= this.#run.lanes(this.#count)[this.#at] as Choice[]; // a list for each strand
    return this.#choices;
  }
}

class Together<T> extends Word<T[]> {
  readonly #seats: readonly Seat[];
  readonly #each: (seat: Seat) => Flow<never, T>;
  #strands: Strand<T>[] | undefined;

  constructor(seats: readonly Seat[], each: (seat: Seat) => Flow<never, T>) {
    super();
    this.#seats = seats;
    this.#each = each;
  }

  get word(): string {
    return 'together';
  }

  get label(): string {
    return this.#seats.join(', ');
  }

  next(): IteratorResult<Ask<never>, T[]> {
    const run = running();
    this.#strands ??= this.#begin(run);
    const own = run.lane;
    let isDone = true;
    for (const strand of this.#strands) {
      if (!strand.isDone) this.#advance(run, strand);
      isDone &&= strand.isDone;
    }
    run.lane = own;
    if (!isDone) return SUSPENDED;
    run.joined();
    return { done: true, value: this.#strands.map((strand) => strand.result as T) }; // all are done
  }

  #advance(run: Execution, strand: Strand<T>): void {
    run.lane = strand;
    strand.flow ??= this.#each(strand.seat)[Symbol.iterator]();
    const step = strand.flow.next();
    checkStep(step);
    if (!step.done) return;
    strand.isDone = true;
    strand.result = step.value;
    run.checkUsedUp(strand);
  }

  #begin(run: Execution): Strand<T>[] {
    const seats = this.#seats;
    if (run.lane !== run.main) run.alone(this.word, this.label);
    const strands: Strand<T>[] = [];
    for (let at = 0; at < seats.length; at++) {
      const seat = seats[at] as Seat; // within the list
      if (seats.indexOf(seat) < at) throw broken('seat', `together asks a seat twice: ${this.label}`);
      strands.push(new Strand(seat, run, at, seats.length));
    }
    return strands;
  }
}
