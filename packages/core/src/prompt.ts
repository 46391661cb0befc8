import { misuse } from './errors.ts';
import type { Seat } from './flow.ts';
import { canonical, type Json } from './json.ts';

/** An answer: an index into the prompt's options, or, where several may be chosen, sorted indices. */
export type Choice = number | readonly number[];

/** Something that is not offered, and why. */
export interface Exception {
  readonly option: Json;
  readonly why: string;
}

/** How many of the options may be chosen together, where the question is for several. */
export interface Several {
  readonly min: number;
  readonly max: number;
  /** May these be picked together? Asked of every prefix of a set, in the order of the options. */
  readonly fits: (picked: readonly Json[]) => boolean;
  /** May the picking stop here? */
  readonly enough: (picked: readonly Json[]) => boolean;
}

/** A question to a seat, with all its legal options. */
export interface Prompt {
  /** Counts per seat, so that it tells nothing about the others. */
  readonly id: number;
  readonly seat: Seat;
  readonly label: string;
  readonly options: readonly Json[];
  /** Present where a set of options is asked for. */
  readonly several: Several | undefined;
  /** What the question is about, for whoever shows it. */
  readonly about: Json;
  /** True if it shows tokens that lie hidden from the seat. */
  readonly shows: boolean;
  /** What is not offered, and why. */
  readonly except: readonly Exception[];
  /** The choice that a time-out makes. */
  readonly otherwise: Choice | undefined;
}

/** Why an option is not offered, or undefined if it is, or nobody thought of it. */
export function whyNot(prompt: Prompt, option: Json): string | undefined {
  const wanted = canonical(option);
  return prompt.except.find((it) => canonical(it.option) === wanted)?.why;
}

/** What an answer is checked against. */
type Offer = Pick<Prompt, 'label' | 'options' | 'several'>;

/** Throws unless `choice` is a legal answer to the prompt. */
export function checkChoice(prompt: Offer, choice: unknown): asserts choice is Choice {
  if (prompt.several === undefined) checkIndex(prompt, choice);
  else checkIndices(prompt, prompt.several, choice);
}

/** True if `choice` is a legal answer to the prompt. */
export function isChoice(prompt: Offer, choice: unknown): choice is Choice {
  try {
    checkChoice(prompt, choice);
    return true;
  } catch {
    return false;
  }
}

function checkIndex(prompt: Offer, choice: unknown): void {
  const last = prompt.options.length - 1;
  if (typeof choice !== 'number' || !Number.isInteger(choice)) {
    throw misuse('choice', `"${prompt.label}" wants the index of one option, 0 to ${last}; got ${show(choice)}`);
  }
  if (choice < 0 || choice > last) {
    throw misuse('choice', `"${prompt.label}" has options 0 to ${last}; there is no option ${choice}`);
  }
}

function checkIndices(prompt: Offer, several: Several, choice: unknown): void {
  const { label, options } = prompt;
  if (!Array.isArray(choice)) {
    throw misuse('choice', `"${label}" wants a sorted list of indices; got ${show(choice)}`);
  }
  for (const [at, index] of choice.entries()) {
    checkIndex(prompt, index);
    if (at > 0 && index <= choice[at - 1]) {
      throw misuse('choice', `"${label}" wants each index once, in ascending order; got ${show(choice)}`);
    }
  }
  const { min, max } = several;
  if (choice.length < min || choice.length > max) {
    throw misuse('choice', `"${label}" wants ${min === max ? min : `${min} to ${max}`} options; got ${choice.length}`);
  }
  const picked: Json[] = [];
  for (const index of choice) {
    picked.push(options[index] as Json); // the index was checked above
    if (!several.fits(picked)) throw misuse('choice', `"${label}" does not allow ${show(picked)} together`);
  }
  if (!several.enough(picked)) throw misuse('choice', `"${label}" does not allow to stop at ${show(picked)}`);
}

function show(value: unknown): string {
  if (value === undefined) return 'nothing';
  return typeof value === 'number' ? `${value}` : (JSON.stringify(value) ?? String(value)); // JSON knows no infinity
}
