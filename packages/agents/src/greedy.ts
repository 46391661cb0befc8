import type { Choice, Oracle, Prompt } from '@fermata/core';
import { playout } from './playout.ts';
import { choiceAfter, nameOf, type Step, stepsOf } from './steps.ts';
import { type Thinker, type Thought, thinker } from './thoughts.ts';
import { Worlds } from './worlds.ts';

export interface GreedyOptions {
  /** Worlds in which each option is tried. */
  readonly worlds?: number;
}

/**
 * Looks one step ahead: tries each option in worlds it cannot tell from the real one, plays the turn to its end at random,
 * and takes what stands best on average by the game's own judgement; where a game has none, plays to the end.
 */
export function greedy(oracle: Oracle, { worlds = 10 }: GreedyOptions = {}): Thinker {
  return thinker((prompt, side, note) => {
    const possible = new Worlds(side, oracle, worlds);
    const picked: number[] = [];
    for (;;) {
      const tried = stepsOf(prompt, picked).map((step) => ({ step, total: 0 }));
      for (let world = 0; world < worlds; world++) {
        const { match } = possible.next();
        // The same chance for each option: what is compared is the options, not their luck.
        const reseed = oracle.int(0x100000000, 'world');
        for (const one of tried) {
          const fork = match.fork({ reseed });
          fork.answer(prompt.id, completed(prompt, picked, one.step, oracle));
          one.total += playout(fork, oracle, THIS_TURN)[prompt.seat]!; // one for each seat
        }
      }
      const best = tried.reduce((a, b) => (b.total > a.total ? b : a));
      if (picked.length === 0) note(tried.map((one) => thoughtOf(prompt, one, worlds)));
      const choice = choiceAfter(prompt, picked, best.step);
      if (choice !== undefined) return choice;
      picked.push(best.step);
    }
  });
}

const THIS_TURN = { turns: 1 };

/** A whole answer that begins so. */
function completed(prompt: Prompt, picked: readonly number[], step: Step, oracle: Oracle): Choice {
  const all = [...picked];
  for (let next = step; ; ) {
    const choice = choiceAfter(prompt, all, next);
    if (choice !== undefined) return choice;
    all.push(next);
    const steps = stepsOf(prompt, all);
    next = steps[steps.length > 1 ? oracle.int(steps.length, 'completion') : 0]!; // a pick can always be finished
  }
}

function thoughtOf(prompt: Prompt, { step, total }: { step: Step; total: number }, worlds: number): Thought {
  return { option: nameOf(prompt, step), visits: worlds, value: total / worlds };
}
