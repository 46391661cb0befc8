/** What is said of a match that passes its limits. Apart, so that the way past them stays short. */
import { broken } from '../values/errors.ts';
import type { Execution } from './execution.ts';
import { chainOf } from './log.ts';

/** Too much has happened since the last answer. */
export function tooManySteps({ log: { cause }, limits }: Execution, what: string) {
  const chain = !cause ? '' : `: ${chainOf(cause, what)}`;
  return broken('limit', `more than ${limits.steps} steps since the last answer; the last was "${what}"${chain}`);
}

/** Too much has been asked in one turn. */
export function tooManyChoices({ limits }: Execution, last: string) {
  return broken('limit', `more than ${limits.choices} choices in one turn; the last was "${last}"`);
}

/** It goes on for too long. */
export function endless({ game, limits, turn }: Execution) {
  const { turns, idleTurns } = limits;
  const many = turn > turns ? `more than ${turns}` : `nobody was asked in more than ${idleTurns}`;
  return broken('limit', `${many} turns of ${game.name}`);
}
