import type { Choice } from '../game/prompt.ts';
import type { Answer } from '../game/record.ts';
import { brief } from '../values/brief.ts';
import { misuse } from '../values/errors.ts';

/** A line of questions with its recorded answers: the turn's own, or one seat's within a `together`. */
export interface Lane {
  /** Answers by order; in the turn's own lane a `together` is one entry, a list of answers per seat. */
  readonly choices: Answer[];
  cursor: number;
}

/**
 * A class, not a literal: V8 would come to allocate literals that live long as old ones, and then all of them. That is 1 to
 * 2 % of `connect4_vs_bare`.
 */
export class Line implements Lane {
  declare readonly choices: Answer[];
  cursor = 0;

  constructor(choices: Answer[]) {
    this.choices = choices;
  }
}

/** A copy from place `from` on. Open simultaneous answers still grow, so no list may be shared. */
export function copyAnswers(answers: readonly Answer[], from = 0): Answer[] {
  const copy = answers.slice(from);
  for (let at = 0; at < copy.length; at++) {
    const answer = copy[at] as Answer; // within the copy
    if (typeof answer !== 'number')
      copy[at] = answer.map((part) => (typeof part === 'number' ? part : part.slice())) as Answer; // the same shape again
  }
  return copy;
}

/** True of a `together` in which nobody has answered yet. */
export function isUntouched(answer: Answer | undefined): boolean {
  if (typeof answer !== 'object') return false;
  return answer.length > 0 && answer.every((part) => typeof part === 'object' && part.length === 0);
}

/** No answers yet. (Not by Array.from: `pokemon_vs_showdown_log_off`, as for the lists of `together`.) */
export function emptyLists(count: number): Choice[][] {
  const lists = Array<Choice[]>(count);
  for (let at = 0; at < count; at++) lists[at] = [];
  return lists;
}

/** The answers of a `together`: a record may hold anything in their place. */
export function checkLists(answer: unknown, count: number): Choice[][] {
  if (Array.isArray(answer) && answer.length === count && answer.every(Array.isArray)) return answer;
  throw misuse('choice', `${count} seats choose together, so it wants ${count} lists; got ${brief(answer)}`);
}
