import type { Execution } from '../execution/execution.ts';
import { forced } from '../execution/offer.ts';
import type { AskOptions, Question } from '../execution/question.ts';
import { created, SUSPENDED } from '../execution/word.ts';
import type { Flow, Seat } from '../game/flow.ts';
import { misuse } from '../values/errors.ts';
import { Done } from './done.ts';
import { askedTwice, Strand } from './strand.ts';

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
  let runners: readonly Runner[] | undefined;
  return created(
    new Done('race', label, (run) => {
      run.lanes.checkMain('race', label);
      runners ??= lineUp(run, seats, { label, options, how });
      const first = invited(run, runners);
      if (!isOver(run, runners, first !== undefined)) return SUSPENDED;
      run.joined(runners.length, first?.strand.choices);
      const { seat, options: offered } = first?.question ?? {};
      return first && ({ seat, option: offered?.[answerOf(first) as number] } as First<T>); // one of the options
    }),
  );
}

/** What is offered in a race: to pass, and all else. An answer that is 0 passes. */
type Racing<P, T> = readonly [pass: P, ...others: T[]];

interface Terms {
  readonly label: string;
  readonly options: readonly unknown[] | ((seat: Seat) => readonly unknown[]);
  readonly how: AskOptions;
}

/** One who is asked. */
interface Runner {
  readonly question: Question & { readonly race: Seat[] };
  readonly strand: Strand<never>;
}

/** Those who have something to choose. */
function lineUp(run: Execution, seats: readonly Seat[], { label, options, how }: Terms): readonly Runner[] {
  if (new Set(seats).size < seats.length) throw askedTwice('race', seats);
  const race: Seat[] = [];
  return seats
    .map((seat, at) => {
      const offered = typeof options === 'function' ? options(seat) : options;
      const question = {
        seat,
        label,
        options: offered,
        how: { ...how, otherwise: offered?.[0] },
        several: undefined,
        race,
      };
      return { question, strand: new Strand<never>(run, at, seats.length) };
    })
    .filter(({ question }) => forced(run, question) === undefined && race.push(question.seat));
}

/**
 * Opens the questions of those who were not asked yet, as long as nobody has ended it; and who has. Invariant 10: they are
 * opened in an order that is drawn, so that of agents who answer at once none is first by its seat.
 */
function invited(run: Execution, runners: readonly Runner[]): Runner | undefined {
  const ended = runners.filter(answerOf);
  if (ended.length > 1)
    throw misuse('choice', `"${ended[0]?.question.label}" is ended by one; ${ended.length} seats do`);
  if (ended.length > 0) return ended[0];
  for (const at of run.host?.order?.(runners.map(({ question }) => question.seat)) ?? runners.keys()) {
    const runner = runners[at] as Runner; // an order of them
    run.lanes.enter(runner.strand);
    if (answerOf(runner) === undefined) run.invite(runner.question);
    if (answerOf(runner)) return runner;
  }
  return undefined;
}

/** Looks at what was answered, by seat: so it is the same whoever came when. Once somebody has ended it, all others are late. */
function isOver(run: Execution, runners: readonly Runner[], isEnded: boolean): boolean {
  let isOpen = false;
  for (const { question, strand } of runners) {
    if (strand.isDone) continue;
    run.lanes.enter(strand);
    if (strand.choices.length > 0) run.ask(question);
    else if (isEnded) run.missed(question);
    else isOpen = true;
    strand.isDone = !isOpen || strand.cursor > 0;
    run.lanes.checkUsedUp(strand);
  }
  run.lanes.enter();
  return !isOpen;
}

function answerOf({ strand }: Runner): number | undefined {
  return strand.choices[0] as number | undefined; // one option is asked for
}
