import type { Execution } from '../execution/execution.ts';
import { forced } from '../execution/offer.ts';
import type { AskOptions, Question } from '../execution/question.ts';
import { begun, created, running, SUSPENDED, type Word } from '../execution/word.ts';
import type { Ask, Flow, Seat } from '../game/flow.ts';
import { broken, misuse } from '../values/errors.ts';
import { Strand } from './strand.ts';

/** Who was first in a race, and with what. */
export interface First<T> {
  readonly seat: Seat;
  readonly option: T;
}

/**
 * Asks several seats at once, and the first that does not pass ends it: challenges, blocks, "stop!". The first option passes.
 * Passes are secret, and whoever has not answered by then is no longer asked. Returns who was first, and what it chose;
 * undefined if all have passed. Where options hang on the seat they are a function of it; whoever can only pass is not asked.
 * A time-out passes.
 *
 * @example
 * ```ts
 * import { emit, race } from '@fermata/core';
 * import { scripted } from '@fermata/core/testing';
 * import { pig } from '@fermata/pig';
 *
 * const auction: typeof pig = {
 *   ...pig,
 *   *opening() {
 *     const first = yield* race([0, 1], 'Ten points for a shout!', ['keep still', 'shout']);
 *     if (first) yield* emit({ type: 'banked', seat: first.seat, points: 10 });
 *   },
 * };
 * scripted(auction, { choices: { 1: ['shout'] }, chance: { die: [4] } }).state.scores; // → [0, 10]
 * ```
 */
export function race<const P, const T>(
  seats: readonly Seat[],
  label: string,
  options: Racing<P, T> | ((seat: Seat) => Racing<P, T>),
  how: Omit<AskOptions, 'prune' | 'otherwise'> = {},
): Flow<never, First<T> | undefined> {
  return created(new Race(seats, label, options, how)) as Flow<never, First<T> | undefined>; // one of the options
}

/** What is offered in a race: to pass, and all else. */
type Racing<P, T> = readonly [pass: P, ...others: T[]];

const PASS = 0;

/**
 * Invariant 10: passes commute. Questions are opened in an order that is drawn, so that of agents who answer at once none is
 * first by its seat; what is recorded is looked at by seat, and so is the same whoever came when.
 */
class Race implements Word<First<unknown> | undefined> {
  readonly word = 'race';
  declare readonly label: string;
  readonly #seats: readonly Seat[];
  readonly #options: readonly unknown[] | ((seat: Seat) => readonly unknown[]);
  readonly #how: AskOptions;
  #runners: readonly Runner[] | undefined;

  constructor(
    seats: readonly Seat[],
    label: string,
    options: readonly unknown[] | ((seat: Seat) => readonly unknown[]),
    how: AskOptions,
  ) {
    this.#seats = seats;
    this.label = label;
    this.#options = options;
    this.#how = how;
  }

  [Symbol.iterator](): this {
    return begun(this);
  }

  next(): IteratorResult<Ask<never>, First<unknown> | undefined> {
    const run = running();
    run.lanes.checkMain(this.word, this.label);
    this.#runners ??= this.#line(run);
    const runners = this.#runners;
    const first = invited(run, runners);
    let isOpen = false;
    for (const { question, strand } of runners) {
      if (strand.isDone) continue;
      run.lanes.enter(strand);
      if (strand.choices.length > 0) run.ask(question);
      else if (first) run.missed(question);
      else isOpen = true;
      strand.isDone = !isOpen || strand.cursor > 0;
      run.lanes.checkUsedUp(strand);
    }
    run.lanes.enter();
    if (isOpen) return SUSPENDED;
    run.joined(runners.length, first?.strand.choices);
    return { done: true, value: first && { seat: first.question.seat, option: first.question.options[chosen(first)] } };
  }

  /** Those who have something to choose. */
  #line(run: Execution): readonly Runner[] {
    const seats = this.#seats;
    if (new Set(seats).size < seats.length) throw broken('seat', `race asks a seat twice: ${seats.join(', ')}`);
    const all = seats.map((seat, at): Runner => {
      const options = typeof this.#options === 'function' ? this.#options(seat) : this.#options;
      const how = { ...this.#how, otherwise: options[PASS] };
      const question = { seat, label: this.label, options, how, several: undefined, race: [] as Seat[] };
      return { question, strand: new Strand(run, at, seats.length) };
    });
    const runners = all.filter(({ question }) => forced(run, question) === undefined);
    for (const { question } of runners) question.race.push(...runners.map((runner) => runner.question.seat));
    return runners;
  }
}

/** One who is asked. */
interface Runner {
  readonly question: Question & { readonly race: Seat[] };
  readonly strand: Strand<never>;
}

/** Opens the questions of those who were not asked yet, as long as nobody has ended it; and who has. */
function invited(run: Execution, runners: readonly Runner[]): Runner | undefined {
  const ended = runners.filter((runner) => isAhead(runner));
  if (ended.length > 1)
    throw misuse('choice', `"${ended[0]?.question.label}" is ended by one; ${ended.length} seats do`);
  if (ended.length > 0) return ended[0];
  for (const at of run.host?.order?.(runners.map(({ question }) => question.seat)) ?? runners.keys()) {
    const runner = runners[at] as Runner; // an order of them
    run.lanes.enter(runner.strand);
    if (runner.strand.choices.length === 0) run.invite(runner.question);
    if (isAhead(runner)) return runner;
  }
  return undefined;
}

function isAhead(runner: Runner): boolean {
  return runner.strand.choices.length > 0 && chosen(runner) !== PASS;
}

function chosen({ strand }: Runner): number {
  return strand.choices[0] as number; // one option is asked for
}
