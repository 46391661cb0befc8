/** A saved match that goes another way from one of its questions on. */
import type { AnyEvent, Match, Seat } from '@fermata/core';
import { replay } from '@fermata/core/host';
import { OPPONENT } from './agents.ts';
import type { Loaded } from './files.ts';
import { wordOf } from './games.ts';
import { COMMAND } from './installation.ts';
import { parseChoice } from './table/answer.ts';
import { questionOf } from './table/question.ts';
import { quoted, rulesAt, seatsWord } from './table/table.ts';
import { UsageError } from './usage-error.ts';

/** Where it leaves the match that was saved, and what the person answers first. */
export interface Fork {
  readonly to: number;
  readonly choose?: readonly string[];
}

/** The match as it stood after so many choices, with chance of its own from there on. */
export function forkOf({ entry, match }: Loaded, to: number, seed: string): Match<object, AnyEvent> {
  if (to > match.choices) throw new UsageError(`the record has choices 0 to ${match.choices}; there is no ${to}`);
  const stands: Match<object, AnyEvent> = replay(entry.game, match.record(), to, { bare: true });
  if (stands.outcome !== undefined)
    throw new UsageError(`after choice ${to} the match is over; say where it still goes on, such as --to ${to - 1}`);
  return stands.fork({ reseed: seed });
}

/** Who sits there: as before, where a person is asked; else whoever is asked first is one, against usual bots. */
export function forkSeats(match: Match<object, AnyEvent>, before: readonly string[] = []): readonly string[] {
  const waiting = match.waiting();
  if (waiting.some((seat) => before[seat] === 'human')) return before;
  return seatsWith(waiting[0] as Seat, match.seats); // somebody is asked
}

/** A person at one seat, and usual bots at the others. */
export function seatsWith(person: Seat, seats: number): readonly string[] {
  return Array.from({ length: seats }, (_, seat) => (seat === person ? 'human' : OPPONENT));
}

/** Gives the first answers of the person who is asked, as they would be typed. */
export function answerAll(entry: Loaded['entry'], match: Match<object, AnyEvent>, seat: Seat, keys: readonly string[]) {
  for (const key of keys) {
    const [prompt] = match.prompts(seat);
    if (prompt === undefined) throw new UsageError(`--choose ${key}: seat ${seat} is not asked there`);
    match.answer(prompt.id, parseChoice(questionOf(entry, prompt), key, []));
  }
}

/** The command that goes another way from there; `seats` where they are not who sits there anyway. */
export function commandToFork(
  entry: Loaded['entry'],
  file: string,
  { to, choose = [], seats, seed }: Fork & { readonly seats?: readonly string[] | undefined; readonly seed?: string },
): string {
  const from = file.endsWith('.json') ? quoted(file) : `--load ${quoted(file)}`;
  const words = [
    `${COMMAND} play ${from} --to ${to}`,
    ...choose.map((key) => `--choose ${quoted(key)}`),
    ...(seats === undefined ? [] : [`--seats ${seatsWord(seats.map((spec) => ({ spec })))}`]),
    ...(seed === undefined ? [] : [`--seed ${quoted(seed)}`]),
  ];
  return `${words.join(' ')}${rulesAt(wordOf(entry))}`;
}
