import type { Oracle, Prompt } from '@fermata/core';
import { afterThisTurn } from '../playout.ts';
import { choiceAfter, logAnswers, type Step, stepsOf } from '../steps.ts';
import type { Found, Tried } from '../thoughts.ts';
import { Trials } from '../trials.ts';
import type { AnyPerspective } from '../worlds.ts';
import { Outlook } from './outlook.ts';
import { type Budget, lineUp, type Runner, race } from './race.ts';
import type { SearchOptions } from './search.ts';

/** So many trials show how a step stands after this turn, if there are enough tries to look further as well. */
const NEAR = 20;
/** Steps that look good after this turn; the others are not looked at again. */
const RUNNERS = 6;

/**
 * Where the game can tell how seats stand: options are compared over the same luck, by how the next turns go. It begins
 * with what looks best after this turn, and takes another only if it is clearly better. So it is rarely worse than a greedy
 * player, and better where a turn is not enough to tell.
 */
export function compare(prompt: Prompt, side: AnyPerspective, oracle: Oracle, options: SearchOptions): Found {
  const { iterations = 300, worlds = 30 } = options;
  const trials = new Trials(prompt, side, oracle, worlds);
  const outlook = new Outlook(prompt, options);
  let budget: Budget = { tries: iterations, timeMs: options.timeMs ?? Number.POSITIVE_INFINITY };
  let tried: readonly Tried[] | undefined;
  const picked: number[] = [];
  for (;;) {
    const steps = stepsOf(prompt, picked);
    // Where there are more picks to come, each may take half of what is left.
    if (steps.some((step) => choiceAfter(prompt, picked, step) === undefined))
      budget = { tries: budget.tries / 2, timeMs: budget.timeMs / 2 };
    const end = Date.now() + budget.timeMs;
    const near = { tries: Math.min(NEAR, Math.ceil(budget.tries / 5)), timeMs: budget.timeMs / 2 };
    const look = (step: Step, number: number) => afterThisTurn(trials.at(number, picked, step), prompt);
    const runners = lineUp(steps, near, look, oracle, (step) => logAnswers(prompt, picked, step));
    const run = ({ step }: Runner, number: number) => outlook.after(trials.at(number, picked, step));
    const { step } = race(runners.slice(0, RUNNERS), { ...budget, timeMs: end - Date.now() }, run);
    tried ??= runners.map(triedOf);
    const choice = choiceAfter(prompt, picked, step);
    if (choice !== undefined) return { choice, tried };
    picked.push(step as number); // a whole set is an answer
  }
}

/** What was seen further on tells more than how it stands after this turn. */
function triedOf({ step, near, looks, values }: Runner): Tried {
  const total = values.reduce((sum, value) => sum + value, 0);
  return { step, visits: looks + values.length, value: values.length === 0 ? near : total / values.length };
}
