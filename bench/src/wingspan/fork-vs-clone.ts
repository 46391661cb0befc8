import { type AnyMatch, type Prompt, seeded, start } from '@fermata/core';
import { randomAnswer } from '@fermata/core/moves';
import { wingspan } from '@fermata/wingspan';
import type { Bench } from '../bench.ts';
import { cloneState, forkAndAnswer } from '../fork.ts';
import { inTurn } from '../sides.ts';

export const bench: Bench = {
  name: 'wingspan_fork_vs_clone',
  about: 'wingspan in the middle of a power: fork, read the offer and answer once, over structuredClone of the state',
  bar: { atMost: 0.5 },
  measure: {
    ours: () => inTurn(matches(), forkAndAnswer),
    peer: () => inTurn(matches(), cloneState),
    unit: 'fork',
    ratio: 'cost',
    apart: false,
  },
};

function matches(): AnyMatch[] {
  return Array.from({ length: 100 }, (_, seed) => inMidPower(seed));
}

/** What only powers ask, after the question whether to use them. */
const MID_POWER: readonly string[] = [
  'Tuck which card?',
  'Where does the food go?',
  'Repeat which power?',
  'Gain which food?',
];
/** From here on mats have birds with powers. */
const DECISIONS_MIN = 60;

/** A random match of two, at the first question inside a power after some time. */
function inMidPower(seed: number): AnyMatch {
  for (let attempt = 0; ; attempt++) {
    const match = start(wingspan, { seed: `${seed} ${attempt}`, seats: 2 });
    const chance = seeded(`${seed} ${attempt}`, 1);
    for (let decisions = 0; match.outcome === undefined; decisions++) {
      const [prompt] = match.prompts() as [Prompt, ...Prompt[]]; // it is not over
      if (decisions > DECISIONS_MIN && MID_POWER.includes(prompt.label)) return match;
      match.answer(prompt.id, randomAnswer(prompt, chance));
    }
  }
}
