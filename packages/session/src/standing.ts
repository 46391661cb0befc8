/** How a match stands: what is asked, what commands are based on, and who is there. */
import { type AnyGame, type AnyMatch, type Prompt, type Seat, SPECTATOR } from '@fermata/core';
import { asked } from '@fermata/core/host';
import { type KeptMatch, PERSON } from './kept-match.ts';
import type { Basis, OpenQuestion } from './wire.ts';

/** All that has happened. */
export function basisOf({ undone, entries }: KeptMatch): Basis {
  return `${undone}.${entries.length}`;
}

/** A question of a seat is the same as long as nothing was taken back: who else has answered does not matter. */
export function basisOfQuestion({ undone }: KeptMatch, { id }: Prompt): Basis {
  return `${undone}.${id}`;
}

/** The open question that a command is based on; undefined if it is stale. */
export function promptOf(kept: KeptMatch, seat: Seat, basis: Basis): Prompt | undefined {
  if (seat === SPECTATOR) return undefined;
  return kept.match.prompts(seat).find((prompt) => basisOfQuestion(kept, prompt) === basis);
}

/** What a seat is asked. */
export function questionsOf(game: AnyGame, kept: KeptMatch, seat: Seat): readonly OpenQuestion[] {
  if (seat === SPECTATOR || kept.resigned.has(seat)) return [];
  const prompts = kept.match.prompts(seat);
  return prompts.map((prompt) => ({ ...asked(game, prompt), basis: basisOfQuestion(kept, prompt) }));
}

/** Who is waited for, as the seat may know it: in a race all who were asked, since who has passed is not told. */
export function waitedFor(match: AnyMatch, seat: Seat): readonly Seat[] {
  const waiting = match.waiting();
  const race = match.prompts()[0]?.race;
  return race === undefined ? waiting : race.filter((other) => other !== seat || waiting.includes(seat));
}

/** Whether somebody sits there who has not gone. */
export function isPerson({ setup, resigned, away }: KeptMatch, seat: Seat): boolean {
  return setup.sitters[seat] === PERSON && !resigned.has(seat) && !away.has(seat);
}

/** Whether anybody else plays along. */
export function isShared({ setup }: KeptMatch, seat: Seat): boolean {
  return setup.sitters.some((sitter, other) => sitter === PERSON && other !== seat);
}
