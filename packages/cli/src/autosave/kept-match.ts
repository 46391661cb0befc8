/**
 * How a running match lies on disk. The first line is JSON: who plays, and the record up to some choice. Each further line is
 * an answer given since, so that to keep one costs the same at choice 10 000 as at choice 1. A file of one line is plain JSON.
 */
import type { AnyEvent, AnyGame, Choice, Match, MatchRecord } from '@fermata/core';
import { load } from '@fermata/core/host';
import { UsageError } from '../usage-error.ts';

/** A match as it was kept. */
export interface Kept {
  /** Who sits where, such as `search:2s`. */
  readonly seating: readonly string[];
  readonly record: MatchRecord;
  readonly isOver: boolean;
  /** What was answered after the record. */
  readonly answers: readonly KeptAnswer[];
  /** How many choices have been made in all. */
  readonly choices: number;
}

/** Who answered what, and how many choices had been made by then. */
type KeptAnswer = readonly [seat: number, choice: Choice, choices: number];

const FORMAT = 'fermata-kept-1';
const OPENING = `{"format":"${FORMAT}",`;

/** The first line, for a match as it stands and its record. */
export function formatKept(match: Match<object, AnyEvent>, seating: readonly string[], record: MatchRecord): string {
  const { outcome, choices } = match;
  const head = { format: FORMAT, seating, isOver: outcome !== undefined, choices, record };
  return `${JSON.stringify(head)}\n`;
}

/** One more line. */
export function formatAnswer(...answer: KeptAnswer): string {
  return `${JSON.stringify(answer)}\n`;
}

/** What a file holds; undefined where it is no kept match. A last line that was not written to its end does not count. */
export function parseKept(text: string): Kept | undefined {
  if (!text.startsWith(OPENING)) return undefined;
  const [first = '', ...rest] = text.split('\n').slice(0, -1);
  const { seating, record, isOver, choices } = JSON.parse(first) as Partial<Kept>; // looked at below
  const answers = rest.map((line) => JSON.parse(line) as KeptAnswer); // looked at below
  const isWhole =
    Array.isArray(seating) &&
    seating.every((spec) => typeof spec === 'string') &&
    typeof record === 'object' &&
    record !== null &&
    Number.isSafeInteger(choices) &&
    answers.every((answer) => Array.isArray(answer) && Number.isSafeInteger(answer[2]));
  if (!isWhole) throw new UsageError('the kept match is damaged');
  return { seating, record, isOver: isOver === true, answers, choices: answers.at(-1)?.[2] ?? (choices as number) }; // checked above
}

/** The match, standing where it was left. */
export function loadKept(game: AnyGame, { record, answers }: Kept): Match<object, AnyEvent> {
  const match: Match<object, AnyEvent> = load(game, record);
  // Of the record the game says what became of it in newer rules; of single answers nobody can.
  if (record.version !== game.version && answers.length > 0)
    throw new UsageError(
      `its last ${answers.length} answers were given in version ${record.version} of ${game.name}; the rules are version ${game.version}`,
    );
  for (const [seat, choice, choices] of answers) {
    const [prompt] = match.prompts(seat);
    if (prompt !== undefined) match.answer(prompt.id, choice);
    if (prompt === undefined || match.choices !== choices)
      throw new UsageError(`the answers do not fit after choice ${choices - 1}: the rules are others by now`);
  }
  return match;
}
