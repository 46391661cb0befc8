import type { Choice, Prompt } from '@fermata/core';
import { picks } from '@fermata/core/moves';

/** Always the first option, or the fewest picks: for tests, never for a player. */
export function first(prompt: Prompt): Choice {
  if (prompt.several === undefined) return 0;
  const picked: number[] = [];
  for (;;) {
    const { next, done } = picks(prompt, picked);
    if (done) return picked;
    picked.push(next[0]!); // a pick can always be finished
  }
}
