import type { Prompt } from '@fermata/core';
import type { Bench } from '../bench.ts';
import { ROUNDS } from '../measure.ts';
import { randomChoices, randomUpTo } from './full.ts';

const MATCHES = 5;

export const bench: Bench = {
  name: 'fitl_undo_ms',
  about: 'fire in the lake: milliseconds to take back the last choice of a full match (no ratio)',
  bar: { atMost: 50 },
  measure() {
    const times: number[] = [];
    let count = 0;
    for (let round = 0; round < ROUNDS; round++)
      for (let match = 0; match < MATCHES; match++) {
        const { took, choices } = undoAtEnd(`${match}`);
        count = choices;
        if (round > 0) times.push(took);
      }
    times.sort((a, b) => a - b);
    const median = times[times.length >> 1] as number; // there are many
    return {
      value: median,
      spread: [times[0] as number, times[times.length - 1] as number], // as above
      ours: { amount: median, unit: 'ms' },
      peer: { amount: count, unit: 'choices' },
    };
  },
};

/** Answers up to the last question, and takes the answer before it back. */
function undoAtEnd(seed: string): { readonly took: number; readonly choices: number } {
  const { length } = randomChoices(seed);
  const match = randomUpTo(seed, (_, decisions) => decisions === length - 1);
  if (!match) throw new Error(`match ${seed} of fire in the lake has not ${length} choices`);
  const [{ seat, id }] = match.prompts() as [Prompt]; // it is not over
  match.answer(id, match.prompts()[0]?.several ? [] : 0);
  const since = performance.now();
  match.undo(seat, { force: true });
  return { took: performance.now() - since, choices: length };
}
