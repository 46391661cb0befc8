import { copyAnswers, isUntouched } from '../execution/answers.ts';
import type { Execution } from '../execution/execution.ts';
import type { Logged } from '../execution/log.ts';
import type { AnyEvent } from '../game/flow.ts';
import type { Answer } from '../game/record.ts';
import type { Live } from './live.ts';

/** The part of a history that forks share. Lists only grow, so the first `count` entries never change. */
export interface Past {
  readonly before: Past | undefined;
  readonly choices: readonly Answer[];
  readonly count: number;
  readonly log: readonly Logged<AnyEvent>[] | undefined;
  readonly logged: number;
}

/** All that happened before the turn that is being executed. */
export function pastOfTurn(before: Past | undefined, { mark, main, log }: Execution): Past | undefined {
  if (mark.choices === 0 && mark.logged === log.before) return before;
  return { before, choices: main.choices, count: mark.choices, log: log.entries, logged: mark.logged - log.before };
}

/** All choices of the past, then those of the execution, in lists of their own. */
export function choicesOf({ past, exec }: Live): Answer[] {
  if (!past) return copyAnswers(exec.main.choices);
  const parts: (readonly Answer[])[] = [exec.main.choices];
  for (let part: Past | undefined = past; part; part = part.before) parts.push(part.choices.slice(0, part.count));
  return copyAnswers(parts.reverse().flat());
}

/** How many turns are over. The opening is turn 0, and the last that has begun is under way until the match is over. */
export function turnCount({ turn, outcome }: Execution): number {
  return Math.max(0, turn - (!outcome ? 2 : 1));
}

/** How many choices there are; a `together` in which nobody has answered yet is none. */
export function choiceCount({ past: first, exec }: Live): number {
  const { choices, cursor } = exec.main;
  let count = isUntouched(choices[cursor]) ? cursor : choices.length;
  for (let past = first; past; past = past.before) count += past.count;
  return count;
}
