import { checkGiven } from '../fields/given.ts';
import { isAlike } from '../values/alike.ts';
import { brief } from '../values/brief.ts';
import { misuse } from '../values/errors.ts';
import type { Seat } from './flow.ts';

/** An answer: an index into the prompt's options, or, where several may be chosen, sorted indices. */
export type Choice = number | readonly number[];

/** Something that is not offered, and why. */
export interface Exception {
  readonly option: unknown;
  readonly why: string;
}

/** How many of the options may be chosen together, where the question is for several. */
export interface SetRule {
  /** The fewest. */
  readonly min: number;
  /** The most. */
  readonly max: number;
  /** May these be picked together? Asked of every prefix of a set, in the order of the options. */
  readonly fits: (picked: readonly unknown[]) => boolean;
  /** May the picking stop here? */
  readonly enough: (picked: readonly unknown[]) => boolean;
  /** How many sets are tried to find out whether a pick can be finished. */
  readonly tries: number;
}

/** A question to a seat, with all its legal options. */
export interface Prompt extends Offer {
  /** Counts per seat, so that it tells nothing about the others. */
  readonly id: number;
  /** Who is asked. */
  readonly seat: Seat;
  /** What the question is about, for whoever shows it. */
  readonly about: unknown;
  /** True if it shows tokens that lie hidden from the seat. */
  readonly shows: boolean;
  /** What is not offered, and why. */
  readonly except: readonly Exception[];
  /** The choice that a time-out makes. */
  readonly otherwise: Choice | undefined;
  /** In a race, all who are asked: the first that does not pass ends it, and nobody is told who has passed. */
  readonly race: readonly Seat[] | undefined;
}

/** What an answer is checked against. */
export interface Offer {
  /** The question, as the rules ask it. */
  readonly label: string;
  /** All that may be chosen. An answer is an index into it. */
  readonly options: readonly unknown[];
  /** Present where a set of options is asked for. */
  readonly several: SetRule | undefined;
}

/**
 * Why an option is not offered, or undefined if it is, or nobody thought of it. For what is shown greyed out.
 *
 * @example
 * ```ts
 * import { choose, start } from '@fermata/core';
 * import { whyNot } from '@fermata/core/host';
 * import { pig } from '@fermata/pig';
 *
 * const kind: typeof pig = {
 *   ...pig,
 *   *opening() {
 *     yield* choose(0, 'Who begins?', [0, 1], { except: [{ option: 2, why: 'two sit here' }] });
 *   },
 * };
 * const [prompt] = start(kind).prompts();
 * whyNot(prompt!, 2); // → 'two sit here'
 * ```
 */
export function whyNot(prompt: Prompt, option: unknown): string | undefined {
  checkGiven('a prompt', prompt);
  return prompt.except.find((it) => isAlike(it.option, option))?.why;
}

/** Throws unless `choice` is a legal answer to the prompt. */
export function checkChoice(offer: Offer, choice: unknown): asserts choice is Choice {
  const why = whyIllegal(offer, choice);
  if (why) throw misuse('choice', why);
}

/** Why `choice` is no legal answer to the prompt, or undefined if it is one. */
export function whyIllegal(offer: Offer, choice: unknown): string | undefined {
  const fault = faultOf(offer, choice);
  return fault && `"${offer.label}" ${fault}`;
}

/**
 * True if `choice` is a legal answer to the prompt: to refuse before anything is done.
 *
 * @example
 * ```ts
 * import { connectFour } from '@fermata/connect-four';
 * import { start } from '@fermata/core';
 * import { isChoice } from '@fermata/core/host';
 *
 * const [prompt] = start(connectFour).prompts();
 * [isChoice(prompt!, 6), isChoice(prompt!, 7), isChoice(prompt!, 'left')]; // → [true, false, false]
 * ```
 */
export function isChoice(offer: Offer, choice: unknown): choice is Choice {
  checkGiven('a prompt', offer);
  return faultOf(offer, choice) === undefined;
}

/** The answer that chooses these options; undefined where there is none. */
export function choiceOf(offer: Offer, wanted: readonly unknown[]): Choice | undefined {
  const places = wanted.map((value) => offer.options.findIndex((option) => isAlike(option, value)));
  const choice = offer.several ? places.sort((a, b) => a - b) : places[0];
  return faultOf(offer, choice) ? undefined : choice;
}

function faultOf({ options, several }: Offer, choice: unknown): string | undefined {
  return !several ? faultOfIndex(options, choice) : faultOfSet(options, several, choice);
}

function faultOfSet(options: readonly unknown[], several: SetRule, choice: unknown): string | undefined {
  if (!Array.isArray(choice) || choice.some((index, at) => index <= choice[at - 1]))
    return `wants a sorted list of different indices; got ${given(choice)}`;
  for (const index of choice) {
    const fault = faultOfIndex(options, index);
    if (fault) return fault;
  }
  const { min, max } = several;
  if (choice.length < min || choice.length > max)
    return `wants ${min === max ? min : `${min} to ${max}`} options; got ${choice.length}`;
  const picked: unknown[] = [];
  for (const index of choice) {
    picked.push(options[index]);
    if (!several.fits(picked)) return `does not allow ${brief(picked)} together`;
  }
  return several.enough(picked) ? undefined : `does not allow to stop at ${brief(picked)}`;
}

function faultOfIndex(options: readonly unknown[], choice: unknown): string | undefined {
  const last = options.length - 1;
  if (typeof choice !== 'number' || !Number.isInteger(choice))
    return `wants the index of one option, 0 to ${last}; got ${given(choice)}`;
  return choice < 0 || choice > last ? `has options 0 to ${last}; there is no option ${choice}` : undefined;
}

/** No answer is null on the wire, and where an agent gives none. */
function given(choice: unknown): string {
  return brief(choice ?? undefined);
}
