import type { AnyMatch, Prompt, Seat } from '@fermata/core';

/** The first question that is open, or the one to a seat. Whoever asks for one that is not there has written a wrong test. */
export function promptIn(match: Pick<AnyMatch, 'prompts'>, seat?: Seat): Prompt {
  const [prompt] = match.prompts(seat);
  if (prompt === undefined) throw new Error('nothing is asked here');
  return prompt;
}
