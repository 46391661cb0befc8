import type { Execution } from '../execution/execution.ts';
import { begun, checkStep, created, running, SUSPENDED, type Word } from '../execution/word.ts';
import type { Ask, Flow, Seat } from '../game/flow.ts';
import { askedTwice, Strand } from './strand.ts';

/**
 * Asks several seats side by side, in secret: the flows may only choose. Results come in the order of `seats`.
 *
 * @example
 * ```ts
 * import { choose, emit, together } from '@fermata/core';
 * import { scripted } from '@fermata/core/testing';
 * import { pig } from '@fermata/pig';
 *
 * const auction: typeof pig = {
 *   ...pig,
 *   *opening() {
 *     const bids = yield* together([0, 1], (seat) => choose(seat, 'Your bid?', [5, 10]));
 *     for (const [seat, points] of bids.entries()) yield* emit({ type: 'banked', seat, points });
 *   },
 * };
 * scripted(auction, { choices: [10, 5], chance: { die: [4] } }).state.scores; // → [10, 5]
 * ```
 */
export function together<T>(seats: readonly Seat[], each: (seat: Seat) => Flow<never, T>): Flow<never, T[]> {
  return created(new Together<T>(seats, each));
}

class Together<T> implements Word<T[]> {
  readonly word = 'together';
  readonly #seats: readonly Seat[];
  readonly #each: (seat: Seat) => Flow<never, T>;
  readonly #strands: Strand<T>[];
  readonly #results: T[];

  constructor(seats: readonly Seat[], each: (seat: Seat) => Flow<never, T>) {
    this.#seats = seats;
    this.#each = each;
    this.#strands = Array(seats.length); // one that grows takes room for a dozen: `pokemon_vs_showdown_log_off`
    this.#results = Array(seats.length);
  }

  get label(): string {
    return this.#seats.join(', ');
  }

  [Symbol.iterator](): this {
    return begun(this);
  }

  next(): IteratorResult<Ask<never>, T[]> {
    const run = running();
    const { lanes } = run;
    if (lanes.current !== lanes.main) lanes.checkMain(this.word, this.label); // a label has to be put together
    let isDone = true;
    for (let at = 0; at < this.#seats.length; at++) {
      const strand = this.#strands[at] ?? this.#begin(run, at);
      if (strand.isDone) continue;
      lanes.enter(strand);
      strand.flow ??= this.#each(this.#seats[at] as Seat)[Symbol.iterator](); // within the list
      const step = strand.flow.next();
      checkStep(run, step);
      if (step.done) {
        this.#results[at] = step.value;
        strand.isDone = true;
        lanes.checkUsedUp(strand);
      }
      isDone &&= strand.isDone;
    }
    lanes.enter();
    if (!isDone) return SUSPENDED;
    run.joined();
    return { done: true, value: this.#results };
  }

  #begin(run: Execution, at: number): Strand<T> {
    const seats = this.#seats;
    if (at > 0 && seats.indexOf(seats[at] as Seat) < at) throw askedTwice(this.word, seats); // within the list
    const strand = new Strand<T>(run, at, seats.length);
    this.#strands[at] = strand;
    return strand;
  }
}
