import type { AnyEvent, Choice, Match, Prompt } from '@fermata/core';
import { isAlike, isChoice } from '@fermata/core/host';
import { UsageError } from './usage-error.ts';

/** Makes the choices that a file has beside a position: options by their values, lists of them where a set is asked for. */
export function choose(match: Match<object, AnyEvent>, choices: unknown): void {
  if (!Array.isArray(choices)) throw new UsageError(`its choices are no list, such as ["roll", ["egg", "seed"]]`);
  for (const [at, wanted] of choices.entries()) {
    const open = match.prompts();
    const said = `choice ${at + 1}, ${JSON.stringify(wanted)}`;
    if (open.length === 0) throw new UsageError(`${said}, comes after the end of the match`);
    const found = open.flatMap((prompt) => {
      const choice = choiceIn(prompt, wanted);
      return choice === undefined ? [] : [{ prompt, choice }];
    })[0];
    if (found === undefined) throw new UsageError(`${said}, is not offered; ${open.map(offered).join('; ')}`);
    match.answer(found.prompt.id, found.choice);
  }
}

function choiceIn(prompt: Prompt, wanted: unknown): Choice | undefined {
  const at = (value: unknown) => prompt.options.findIndex((option) => isAlike(option, value));
  const choice = prompt.several && Array.isArray(wanted) ? wanted.map(at).sort((a, b) => a - b) : at(wanted);
  return isChoice(prompt, choice) ? choice : undefined;
}

function offered({ label, seat, options }: Prompt): string {
  const first = options.slice(0, OPTIONS_TOLD).map((option) => JSON.stringify(option));
  const more = options.length > OPTIONS_TOLD ? ` and ${options.length - OPTIONS_TOLD} more` : '';
  return `"${label}" offers seat ${seat} ${first.join(', ')}${more}`;
}

const OPTIONS_TOLD = 6;
