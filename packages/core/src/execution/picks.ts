import { checkGiven } from '../fields/given.ts';
import { type Choice, isChoice, type Offer, type SetRule } from '../game/prompt.ts';
import type { Oracle } from '../oracle/oracle.ts';
import { broken } from '../values/errors.ts';

/** What can be done next when a set is picked one by one. */
export interface Picks {
  /** The options that may be picked next: always further down the list, so that nothing is picked twice and nothing loops. */
  readonly next: readonly number[];
  /** True exactly when what is picked is a legal answer. */
  readonly done: boolean;
}

/** The offer of a set. */
export type SetOffer = Offer & { readonly several: SetRule };

export function isSet(offer: Offer): offer is SetOffer {
  return offer.several !== undefined;
}

/** Unfolds a set into ordered picks. Every pick offered can be finished; subsets are never enumerated. */
export function picksAfter(offer: SetOffer, picked: readonly number[]): Picks {
  const { options, several } = offer;
  const next: number[] = [];
  const sofar = picked.map((at) => options[at]);
  const { fits } = several;
  if (picked.length < several.max && picked.every((_, place) => fits(sofar.slice(0, place + 1))))
    for (let at = after(picked); at < options.length; at++) if (canFinish(offer, [...picked, at])) next.push(at);
  return { next, done: isChoice(offer, picked) };
}

/** The same in any order: what may be picked beside those picked, so that it can still become a legal answer. */
export function picksBeside(offer: SetOffer, picked: readonly number[]): Picks {
  const found = new Set(picked);
  for (const at of offer.options.keys()) {
    const answer = found.has(at) ? [] : answerWith(offer, inOrder([...picked, at]));
    // Whatever is in a legal answer beside those picked may be picked now.
    if (answer) for (const other of [...answer, at]) found.add(other);
  }
  return { next: inOrder(found).filter((at) => !picked.includes(at)), done: isChoice(offer, inOrder(picked)) };
}

/** Each of them once. */
function inOrder(picks: Iterable<number>): number[] {
  return [...new Set(picks)].sort((a, b) => a - b);
}

/**
 * Any legal answer: every option is as likely as the others; a set is picked one by one.
 *
 * @example
 * ```ts
 * import { connectFour } from '@fermata/connect-four';
 * import { seeded, start } from '@fermata/core';
 * import { randomAnswer } from '@fermata/core/moves';
 *
 * const match = start(connectFour);
 * const [prompt] = match.prompts(0);
 * match.answer(prompt!.id, randomAnswer(prompt!, seeded('any')));
 * match.events.length; // → 1
 * ```
 */
export function randomAnswer(offer: Offer, oracle: Pick<Oracle, 'int'>): Choice {
  // Playouts ask at each choice: checks that are no calls are 6 % of `connect4_vs_bare`.
  if (typeof offer?.label !== 'string') checkGiven('a prompt', offer);
  if (typeof oracle?.int !== 'function') checkGiven('an oracle', oracle);
  if (!isSet(offer)) return oracle.int(offer.options.length, offer.label);
  const picked: number[] = [];
  for (;;) {
    const { next, done } = picksAfter(offer, picked);
    if (next.length === 0 && !done) throw contradiction(offer, picked);
    const at = oracle.int(next.length + Number(done), offer.label);
    if (at === next.length) return picked;
    picked.push(next[at] as number); // within what is offered
  }
}

/** What was offered can be finished, and then it cannot. */
function contradiction({ label, options }: SetOffer, picked: readonly number[]) {
  const set = JSON.stringify(picked.map((at) => options[at]));
  return broken('choice', `"${label}" offered ${set}, which may neither stop nor grow; judge by what is picked alone`);
}

/** True if the last pick fits and the picks can grow into a legal answer. */
export function canFinish(offer: SetOffer, picks: readonly number[]): boolean {
  const { options, several } = offer;
  const { min, max, fits } = several;
  if (isFree(several)) return picks.length <= max && picks.length + options.length - after(picks) >= min;
  return (picks.length === 0 || fits(picks.map((at) => options[at]))) && answerWith(offer, [], picks) !== undefined;
}

/**
 * A legal answer that begins with those picked and has all of those wanted in it, which are sorted; undefined if there is
 * none, and empty if it took too long to tell. It looks depth-first and stops at the first.
 */
function answerWith(
  { options, several, label }: SetOffer,
  wanted: readonly number[],
  picks: readonly number[] = [],
): readonly number[] | undefined {
  const { min, max, fits, enough, tries } = several;
  const found = picks.slice();
  const picked: unknown[] = picks.map((at) => options[at]);
  let left = wanted.length > 0 ? tries / options.length : tries;
  const look = (from: number, had: number): boolean => {
    if (left-- <= 0) {
      // Where one that is wanted was looked at long enough, a person may try it.
      found.length = 0;
      if (wanted.length > 0) return true;
      throw broken('limit', `"${label}" was tried ${tries} times without finding an end; simplify fits or enough`);
    }
    const missing = wanted.length - had;
    if (missing === 0 && picked.length >= min && enough(picked)) return true;
    if (picked.length + Math.max(missing, 1) > max) return false;
    // One that is wanted must not be left out. Picks that leave too few options for the rest are not even tried.
    const last = wanted[had] ?? options.length - Math.max(min - picked.length, 1);
    for (let at = from; at <= last; at++) {
      found.push(at);
      picked.push(options[at]);
      if (fits(picked) && look(at + 1, had + Number(at === wanted[had]))) return true;
      found.pop();
      picked.pop();
    }
    return false;
  };
  return look(after(picks), 0) ? found : undefined;
}

/** True of a set that nothing constrains but its size. */
export function isFree({ fits, enough }: SetRule): boolean {
  return fits === ANYTHING && enough === ANYTHING;
}

/** What a set is constrained by where nothing constrains it. */
export const ANYTHING = (): boolean => true;

/** The first option that may come after those picked. */
function after(picked: readonly number[]): number {
  return (picked[picked.length - 1] ?? -1) + 1;
}
