import type { Choice, Oracle, Prompt } from '@fermata/core';
import { randomAnswer } from '@fermata/core/moves';

/**
 * An agent for any game: answers anything legal, every option as likely as the others. Its oracle is its own, never
 * the match's. The type says that it looks at the prompt alone, and so fits wherever an `Agent` is wanted.
 */
export function random(oracle: Oracle): (prompt: Prompt) => Choice {
  return (prompt) => randomAnswer(prompt, oracle);
}
