import { type AnyMatch, type Choice, seeded, start } from '@fermata/core';
import { load } from '@fermata/core/host';
import { randomAnswer } from '@fermata/core/moves';
import { wingspan } from '@fermata/wingspan';
import type { Bench } from '../bench.ts';
import { answerAll } from '../fork.ts';
import { inTurn } from '../sides.ts';

export const bench: Bench = {
  name: 'bare_load_vs_answers',
  about: 'wingspan: load the bare record of a whole match, over start and the same answers',
  bar: { atMost: 2 },
  measure: {
    ours: () => inTurn(games(), ({ record, choices }) => units(load(wingspan, record, { bare: true }), choices)),
    peer: () => inTurn(games(), ({ seed, choices }) => units(answerAll(begin(seed), choices), choices)),
    unit: 'choice',
    ratio: 'cost',
    apart: false,
    isLarge: true,
  },
};

/** Random matches: what was chosen, and the record of it. */
function games() {
  return Array.from({ length: 20 }, (_, seed) => {
    const match = begin(seed);
    const chance = seeded(seed, 1);
    const choices: Choice[] = [];
    for (let [prompt] = match.prompts(); prompt !== undefined; [prompt] = match.prompts()) {
      const choice = randomAnswer(prompt, chance);
      choices.push(choice);
      match.answer(prompt.id, choice);
    }
    return { seed, choices, record: JSON.parse(JSON.stringify(match.record())) };
  });
}

function begin(seed: number): AnyMatch {
  return start(wingspan, { seed, seats: 2 });
}

/** A choice each; a match that did not come to its end would cost less. */
function units(match: AnyMatch, choices: readonly Choice[]): number {
  if (match.outcome === undefined) throw new Error('the match did not come to its end');
  return choices.length;
}
