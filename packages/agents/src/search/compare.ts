import type { Oracle, Prompt } from '@fermata/core';
import { type Play, thisTurn } from '../playout.ts';
import { choiceAfter, nameOf, stepsOf } from '../steps.ts';
import type { Thought } from '../thoughts.ts';
import { Trials } from '../trials.ts';
import type { Side } from '../worlds.ts';
import { type Budget, type Runner, race } from './race.ts';
import type { Found, SearchOptions } from './search.ts';
import { playSensibly } from './sensible.ts';

/** So many trials show how a step stands after this turn, if there are enough tries to look further as well. */
const NEAR = 20;
/** Steps that look good after this turn; the others are not looked at again. */
const RUNNERS = 6;

/**
 * Compares the options as the next turns go, played sensibly by all seats; but begins with what looks best after this turn,
 * and takes another only if it is clearly better. So it is rarely worse than a greedy player, and better where a turn is
 * not enough to tell. A set is picked one by one.
 */
export function compare(prompt: Prompt, side: Side, oracle: Oracle, options: SearchOptions): Found {
  const { iterations = 200, timeMs = Number.POSITIVE_INFINITY, worlds = 30, horizon = 4 } = options;
  const trials = new Trials(prompt, side, oracle, worlds);
  const near = Math.min(NEAR, Math.ceil(iterations / 5));
  const far: Play = (match, dice, turns) => playSensibly(match, dice, turns + 1 + horizon);
  let budget: Budget = { tries: iterations, timeMs };
  let thoughts: readonly Thought[] | undefined;
  const picked: number[] = [];
  for (;;) {
    const runners = stepsOf(prompt, picked).map((step) => {
      let total = 0;
      for (let number = 0; number < near; number++) total += trials.run(number, picked, step, thisTurn);
      return { step, near: total / near, values: [] };
    });
    const best = runners.toSorted((a, b) => b.near - a.near).slice(0, RUNNERS);
    // There are more picks to come: each may take half of what is left.
    if (prompt.several !== undefined) budget = { tries: budget.tries / 2, timeMs: budget.timeMs / 2 };
    const { step } = race(best, budget, (runner, number) => trials.run(number, picked, runner.step, far));
    thoughts ??= runners.map((runner) => thoughtOf(prompt, runner, near));
    const choice = choiceAfter(prompt, picked, step);
    if (choice !== undefined) return { choice, thoughts };
    picked.push(step);
  }
}

function thoughtOf(prompt: Prompt, { step, near, values }: Runner, visits: number): Thought {
  const option = nameOf(prompt, step);
  if (values.length === 0) return { option, visits, value: near };
  const total = values.reduce((sum, value) => sum + value, 0);
  return { option, visits: visits + values.length, value: total / values.length };
}
