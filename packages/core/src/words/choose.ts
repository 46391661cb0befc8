import { ANYTHING } from '../execution/picks.ts';
import type { AskOptions, Question } from '../execution/question.ts';
import { begun, created, running, SUSPENDED, type Word } from '../execution/word.ts';
import type { Ask, Flow, Seat } from '../game/flow.ts';
import { LIMITS } from '../game/limits.ts';
import type { SetRule } from '../game/prompt.ts';
import { broken } from '../values/errors.ts';

/**
 * Asks a seat for one of the options and returns that option. A lone option is taken unasked.
 *
 * @example
 * ```ts
 * import { choose, emit } from '@fermata/core';
 * import { scripted } from '@fermata/core/testing';
 * import { pig } from '@fermata/pig';
 *
 * const handicap: typeof pig = {
 *   ...pig,
 *   *opening() {
 *     const points = yield* choose(1, 'How many points ahead?', [0, 10, 20]);
 *     yield* emit({ type: 'banked', seat: 1, points });
 *   },
 * };
 * scripted(handicap, { choices: [20], chance: { die: [4] } }).state.scores; // → [0, 20]
 * ```
 */
export function choose<const T>(
  seat: Seat,
  label: string,
  options: readonly T[],
  how: AskOptions<NoInfer<T>> = NOTHING,
): Flow<never, T> {
  return created(new Choose('choose', seat, label, options, how)) as Flow<never, T>; // one of the options
}

/**
 * Asks a seat yes or no. It returns true for yes.
 *
 * @example
 * ```ts
 * import { confirm, emit } from '@fermata/core';
 * import { scripted } from '@fermata/core/testing';
 * import { pig } from '@fermata/pig';
 *
 * const handicap: typeof pig = {
 *   ...pig,
 *   *opening() {
 *     if (yield* confirm(1, 'Ten points ahead?')) yield* emit({ type: 'banked', seat: 1, points: 10 });
 *   },
 * };
 * scripted(handicap, { choices: [true], chance: { die: [4] } }).state.scores; // → [0, 10]
 * ```
 */
export function confirm(seat: Seat, label: string, how: AskOptions<boolean> = NOTHING): Flow<never, boolean> {
  return created(new Choose('confirm', seat, label, YES_OR_NO, how)) as Flow<never, boolean>; // as above
}

/**
 * Asks a seat for a set of options and returns it, in the order of the options.
 *
 * @example
 * ```ts
 * import { chooseSome, emit } from '@fermata/core';
 * import { scripted } from '@fermata/core/testing';
 * import { pig } from '@fermata/pig';
 *
 * const gifts: typeof pig = {
 *   ...pig,
 *   *opening() {
 *     const chosen = yield* chooseSome(1, 'Which gifts?', [1, 5, 10], { max: 2 });
 *     for (const points of chosen) yield* emit({ type: 'banked', seat: 1, points });
 *   },
 * };
 * scripted(gifts, { choices: [[5, 10]], chance: { die: [4] } }).state.scores; // → [0, 15]
 * ```
 */
export function chooseSome<const T>(
  seat: Seat,
  label: string,
  options: readonly T[],
  how: Omit<AskOptions<readonly NoInfer<T>[]>, 'prune'> & {
    readonly min?: number | undefined;
    readonly max?: number | undefined;
    /** May these be picked together? If a set fits, so must every set it grew from. */
    readonly fits?: ((picked: readonly NoInfer<T>[]) => boolean) | undefined;
    /** May the picking stop here? */
    readonly enough?: ((picked: readonly NoInfer<T>[]) => boolean) | undefined;
  } = NOTHING,
): Flow<never, readonly T[]> {
  const several = {
    min: how.min ?? 0,
    max: Math.min(how.max ?? 1 / 0, options?.length),
    fits: how.fits ?? ANYTHING,
    enough: how.enough ?? ANYTHING,
    tries: LIMITS.tries,
  } as SetRule; // the functions are only ever called with these options
  if (!(several.min >= 0 && several.max >= 0) || !Number.isInteger(several.min + several.max)) {
    throw broken('choice', `"${label}" wants a list and whole numbers; got min ${how.min} and max ${how.max}`);
  }
  return created(new Choose('chooseSome', seat, label, options, how, several)) as Flow<never, readonly T[]>; // as above
}

const NOTHING: AskOptions<never> = {};
const YES_OR_NO = [true, false] as const;

/** A question and, once it is answered, its own result, as an event's is: 1 to 2 % of `connect4_vs_bare`. */
class Choose implements Question, Word<unknown> {
  declare readonly word: string;
  declare readonly seat: Seat;
  declare readonly label: string;
  declare readonly options: readonly unknown[];
  declare readonly how: AskOptions;
  declare readonly several: SetRule | undefined;
  declare value: unknown;

  constructor(
    word: string,
    seat: Seat,
    label: string,
    options: readonly unknown[],
    how: AskOptions,
    several?: SetRule,
  ) {
    this.word = word;
    this.seat = seat;
    this.label = label;
    this.options = options;
    this.how = how;
    this.several = several;
    this.value = undefined;
  }

  get done(): true {
    return true;
  }

  [Symbol.iterator](): this {
    return begun(this);
  }

  next(): IteratorResult<Ask<never>, unknown> {
    const choice = running().ask(this);
    if (choice === undefined) return SUSPENDED;
    this.value = typeof choice === 'number' ? this.options[choice] : choice.map((at) => this.options[at]);
    return this;
  }
}
