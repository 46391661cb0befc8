import { broken } from '../errors.ts';
import { LIMITS } from '../limits.ts';
import type { Oracle } from '../oracle/oracle.ts';
import type { Choice, Prompt, Several } from '../prompt.ts';

/** What can be done next when a set is picked one by one. */
export interface Picks {
  /** The options that may be picked next: always further down the list, so that nothing is picked twice and nothing loops. */
  readonly next: readonly number[];
  /** True exactly when what is picked is a legal answer. */
  readonly done: boolean;
}

/** Unfolds a set into ordered picks. Every pick offered can be finished; subsets are never enumerated. */
export function picksAfter(
  several: Several,
  options: readonly unknown[],
  picked: readonly number[],
  tries: number,
  label: string,
): Picks {
  const next: number[] = [];
  if (picked.length < several.max && fitsSoFar(several, options, picked)) {
    for (let at = after(picked); at < options.length; at++) {
      const more = [...picked, at];
      if (fits(several, options, more) && canFinish(several, options, more, tries, label)) next.push(at);
    }
  }
  return { next, done: isLegal(several, options, picked) };
}

/** True if exactly these options may be the answer. */
export function isLegal(several: Several, options: readonly unknown[], picked: readonly number[]): boolean {
  const inOrder = picked.every((at, place) => at in options && (place === 0 || at > (picked[place - 1] as number))); // before it
  return (
    inOrder && picked.length <= several.max && fitsSoFar(several, options, picked) && isEnough(several, options, picked)
  );
}

/** Any legal answer: every option is as likely as the others; a set is picked one by one. */
export function randomAnswer(prompt: Prompt, oracle: Oracle): Choice {
  const { options, several, label } = prompt;
  if (several === undefined) return oracle.int(options.length, label);
  const picked: number[] = [];
  for (;;) {
    const { next, done } = picksAfter(several, options, picked, LIMITS.tries, label);
    const at = oracle.int(next.length + Number(done), label);
    if (at === next.length) return picked;
    picked.push(next[at] as number); // within what is offered
  }
}

/** True if what is picked is a legal answer or can grow into one; looks depth-first and stops at the first. */
export function canFinish(
  several: Several,
  options: readonly unknown[],
  picked: readonly number[],
  tries: number,
  label: string,
): boolean {
  let left = tries;
  const look = (sofar: readonly number[]): boolean => {
    if (left-- <= 0)
      throw broken('limit', `"${label}" was tried ${tries} times without finding a legal set; simplify fits or enough`);
    if (isEnough(several, options, sofar)) return true;
    if (sofar.length >= several.max) return false;
    // Picks that leave too few options for the rest are not even tried.
    const last = options.length - Math.max(several.min - sofar.length, 1);
    for (let at = after(sofar); at <= last; at++) {
      const more = [...sofar, at];
      if (fits(several, options, more) && look(more)) return true;
    }
    return false;
  };
  return look(picked);
}

function isEnough(several: Several, options: readonly unknown[], picked: readonly number[]): boolean {
  return picked.length >= several.min && several.enough(picked.map((at) => options[at]));
}

function fitsSoFar(several: Several, options: readonly unknown[], picked: readonly number[]): boolean {
  return picked.every((_, place) => fits(several, options, picked.slice(0, place + 1)));
}

function fits(several: Several, options: readonly unknown[], picked: readonly number[]): boolean {
  return several.fits(picked.map((at) => options[at]));
}

/** The first option that may come after those picked. */
function after(picked: readonly number[]): number {
  return (picked[picked.length - 1] ?? -1) + 1;
}
