import { greedy } from '@fermata/agents';
import { type Choice, type Prompt, seeded, start } from '@fermata/core';
import { wingspan } from '@fermata/wingspan';
import type { Bench } from '../bench.ts';
import { randomChoices, randomMatches } from '../random-matches.ts';
import { inTurn, type Work } from '../sides.ts';

export const bench: Bench = {
  name: 'wingspan_greedy_vs_decisions',
  about: 'wingspan: a decision of greedy in matches that go on at random, over a random decision of the same matches',
  bar: { atMost: 3000 },
  measure: {
    ours: greedyDecisions,
    peer: () => randomMatches(wingspan, MATCHES),
    unit: 'decision',
    ratio: 'cost',
    apart: false,
    isLarge: true,
  },
};

const MATCHES = 4;
/** Greedy thinks at one question in so many: what it would choose changes nothing. */
const EVERY = 4;

/** Whole matches; what counts is how often greedy was asked. */
function greedyDecisions(): Work {
  const first = start(wingspan, { seats: 2, log: false });
  const matches = Array.from({ length: MATCHES }, (_, seed) => ({ seed, choices: randomChoices(first, seed) }));
  return inTurn(matches, ({ seed, choices }) => {
    const thinker = greedy(seeded(seed, 2));
    let [asked, decisions] = [0, 0];
    const match = first.rematch({ seed });
    for (const choice of choices as readonly Choice[]) {
      const [prompt] = match.prompts() as [Prompt, ...Prompt[]]; // the match is as it was, so somebody is asked
      if (asked++ % EVERY === 0) {
        thinker(prompt, match.as(prompt.seat));
        decisions++;
      }
      match.answer(prompt.id, choice);
    }
    return decisions;
  });
}
