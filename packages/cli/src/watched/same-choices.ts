import { readFileSync } from 'node:fs';
import type { CatalogEntry } from '@fermata/catalog';
import type { AnyEvent, Match } from '@fermata/core';
import { choicesIn, type RecordHead, replay } from '@fermata/core/host';
import { fileOf } from '../autosave/folder.ts';
import { type Kept, parseKept } from '../autosave/kept-match.ts';

/** A match by rules that have changed since, and what was lost on the way. */
export interface Again {
  readonly match: Match<object, AnyEvent>;
  /** How many of the choices were made again, of how many. */
  readonly made: number;
  readonly wanted: number;
}

/** The choices of the match that is kept under this id, made again; undefined where nothing is kept yet. */
export function choicesAgain(entry: CatalogEntry, id: string): Again | undefined {
  const kept = tried(() => parseKept(readFileSync(fileOf(id), 'utf8')));
  return kept && sameChoices(entry, kept);
}

/** That the rules take less than was chosen. The file has it still, until somebody answers. */
export function lostText({ made, wanted }: Again): string {
  return `Only ${made} of ${wanted} choices fit these rules. Mend them to have all back, or answer to go on from here.`;
}

/**
 * Makes the choices of a kept match again, by other rules than those it was played by: as many as they still take, from the
 * first on. Undefined where they do not even begin.
 */
export function sameChoices({ game }: CatalogEntry, { record, answers, choices }: Kept): Again | undefined {
  const { states: _states, offers: _offers, checksum: _checksum, ...head } = record;
  const bare: RecordHead = { ...head, version: game.version };
  for (let count = choicesIn(bare).length; count >= 0; count--) {
    const match = tried(() => replay(game, bare, count, { bare: true }));
    if (match === undefined) continue;
    if (count === choicesIn(bare).length) answerOn(match, answers);
    return { match, made: match.choices, wanted: choices };
  }
  return undefined;
}

function answerOn(match: Match<object, AnyEvent>, answers: Kept['answers']): void {
  for (const [seat, choice] of answers) {
    const [prompt] = match.prompts(seat);
    const isMade = prompt !== undefined && tried(() => [match.answer(prompt.id, choice)]) !== undefined;
    if (!isMade) return;
  }
}

/** New rules may refuse what was chosen, or break over it: then it is not made. */
function tried<T>(body: () => T): T | undefined {
  try {
    return body();
  } catch {
    return undefined;
  }
}
