/** A process that is given a game and records on standard input, loads each of them and plays it to its end. */
import { createHash } from 'node:crypto';
import { pathToFileURL } from 'node:url';
import { load } from '../../src/host.ts';
import type { AnyEvent, Choice, Match, MatchRecord, Prompt } from '../../src/index.ts';
import { shown } from './table.ts';

/** A match, stopped again and again. */
export interface Journey {
  /** Its records, and how many of the answers had been given by then. */
  readonly stops: { readonly record: MatchRecord; readonly answered: number }[];
  readonly answers: (readonly [promptId: number, choice: Choice])[];
}

/** What must be the same in every process: the open prompts, as text carries them, and a fingerprint of everything. */
export function standing<S extends object, E extends AnyEvent>(
  match: Match<S, E>,
): { prompts: Prompt[]; hash: string } {
  const prompts = JSON.parse(JSON.stringify(match.prompts()));
  return {
    prompts,
    hash: createHash('sha256').update(shown(match)).update(JSON.stringify(match.record())).digest('hex'),
  };
}

async function main(): Promise<void> {
  let text = '';
  for await (const chunk of process.stdin) text += chunk;
  const { game, name, stops, answers } = JSON.parse(text) as Journey & { game: string; name: string };
  const { [name]: rules } = await import(pathToFileURL(game).href);
  const stood = stops.map(({ record, answered }) => {
    const match = load(rules, record);
    const here = standing(match);
    for (const [promptId, choice] of answers.slice(answered)) match.answer(promptId, choice);
    return { here, end: standing(match) };
  });
  process.stdout.write(JSON.stringify(stood));
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await main();
