/** If rules break, what was thrown says where, and the match stands as late as they can be played. */
import { copyAnswers } from '../execution/answers.ts';
import type { Answer } from '../game/record.ts';
import { carry, Misuse } from '../values/errors.ts';
import type { Live } from './live.ts';
import { choicesOf } from './past.ts';
import { headOf } from './record.ts';

/** Goes on. Whatever rules or agents throw carries the record, with all choices in one turn; of an imagined match there is none. */
export function goOn(match: Live): void {
  try {
    match.exec.advance();
  } catch (error) {
    if (error instanceof Error && !(error instanceof Misuse) && !match.origin.imagined)
      carry(error, headOf(match, [choicesOf(match)]));
    throw error;
  }
}

/** Stands as late as the rules can be played without breaking, and not earlier than after the choices from before. */
export function fallBack(
  rewind: (choices: Answer[]) => void,
  choices: readonly Answer[],
  before: readonly Answer[],
): void {
  try {
    rewind(copyAnswers(choices));
  } catch (error) {
    if (choices.length === 0) throw error;
    const isBack = choices.length <= before.length; // a together may have been answered in part
    fallBack(rewind, isBack ? before : choices.slice(0, -1), isBack ? [] : before);
  }
}
