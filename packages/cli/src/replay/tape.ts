/** A saved match as one goes through it. */
import type { CatalogEntry } from '@fermata/catalog';
import { type AnyEvent, type Match, SPECTATOR } from '@fermata/core';
import { choicesIn, describePrompt, type RecordHead, replay } from '@fermata/core/host';
import { named } from '@fermata/session';
import { type AnsweredQuestion, answeredQuestions } from '../answered-questions.ts';
import { type Names, namesFor } from '../called.ts';
import type { Loaded } from '../files.ts';
import { endingLines } from '../table/screen.ts';

/** A loaded match that can stand after any of its choices. */
export interface Tape extends Loaded {
  readonly names: Names;
  readonly length: number;
  at(choices: number): Match<object, AnyEvent>;
  /** What was asked and answered with a choice. */
  asked(choice: number): readonly AnsweredQuestion[];
}

/** Whoever goes through a match was not there: people keep their seats. */
export function namesIn({ seating = [] }: Loaded): Names {
  return namesFor(seating).map((name) => (name === 'you' ? undefined : name));
}

/** Its fingerprints were compared when it was loaded; from then on it is played without. */
export function tapeOf(loaded: Loaded): Tape {
  const { match, entry } = loaded;
  let record: RecordHead | undefined;
  const at = (choices: number): Match<object, AnyEvent> => {
    if (choices === match.choices) return match;
    record ??= match.record();
    return replay(entry.game, record, choices, { bare: true });
  };
  const asked = (choice: number): readonly AnsweredQuestion[] => {
    const before = at(choice);
    const given = record && choicesIn(record)[choice];
    return given === undefined || before.choices !== choice ? [] : answeredQuestions(before, given);
  };
  return { ...loaded, names: namesIn(loaded), length: match.choices, at, asked };
}

/** Who is asked what; or how it ended. */
export function standing(entry: CatalogEntry, match: Match<object, AnyEvent>, names: Names): string[] {
  const { outcome, game } = match;
  if (outcome !== undefined) return endingLines({ entry }, match.view(SPECTATOR), outcome, names);
  return match.prompts().map((prompt) => named(`Seat ${prompt.seat} is asked: ${describePrompt(game, prompt)}`, names));
}
