import { type AnyEvent, type Match, type Prompt, seeded } from '@fermata/core';
import { AGENTS, type Mind, parseAgent } from '../agents.ts';
import { type Keys, thinking } from '../thinking.ts';
import { UsageError } from '../usage-error.ts';
import { type Telling, thoughtLines } from './thoughts.ts';

/** What a bot that thinks ahead would consider in the place of who is asked, seeing what that seat sees. */
export async function advice(
  telling: Telling,
  match: Match<object, AnyEvent>,
  prompt: Prompt | undefined,
  { seed, keys }: { readonly seed: string; readonly keys: Keys | undefined },
): Promise<string> {
  const adviser = Object.keys(AGENTS).find((name) => AGENTS[name]?.thinks);
  if (prompt === undefined || adviser === undefined) throw new UsageError('there is nothing to advise on here');
  const mind = parseAgent(`${adviser}:1s`).make?.(seeded(seed, 1 + prompt.id)) as Mind; // no person
  await thinking(keys, adviser, () => mind(prompt, match.as(prompt.seat)));
  const who = `${adviser.charAt(0).toUpperCase()}${adviser.slice(1)}`;
  return `${who} would consider:\n${thoughtLines(telling, mind, prompt) ?? '  nothing'}`;
}
