import type { Oracle } from '@fermata/core';
import { afterThisTurn } from './playout.ts';
import { choiceAfter, logAnswers, stepsOf } from './steps.ts';
import { type Thinker, type Tried, thinker } from './thoughts.ts';
import { bestFirst } from './ties.ts';
import { Trials } from './trials.ts';

export interface GreedyOptions {
  /** Worlds in which each option is tried. */
  readonly worlds?: number;
}

/**
 * Looks one step ahead: tries each option in worlds it cannot tell from the real one, plays the turn to its end at random,
 * and takes what stands best on average by the game's own judgement; where a game has none, plays to the end. Of what
 * stands equally well it takes any.
 */
export function greedy(oracle: Oracle, { worlds = 10 }: GreedyOptions = {}): Thinker {
  return thinker((prompt, side) => {
    const trials = new Trials(prompt, side, oracle, worlds);
    const picked: number[] = [];
    let first: readonly Tried[] | undefined;
    for (;;) {
      const tried = stepsOf(prompt, picked).map((step) => {
        let total = 0;
        for (let number = 0; number < worlds; number++) total += afterThisTurn(trials.at(number, picked, step), prompt);
        return { step, visits: worlds, value: total / worlds };
      });
      first ??= tried;
      const weightOf = ({ step }: Tried) => logAnswers(prompt, picked, step);
      const [{ step }] = bestFirst(tried, ({ value }) => value, oracle, weightOf) as [Tried]; // one of them
      const choice = choiceAfter(prompt, picked, step);
      if (choice !== undefined) return { choice, tried: first };
      picked.push(step as number); // a whole set is an answer
    }
  });
}
