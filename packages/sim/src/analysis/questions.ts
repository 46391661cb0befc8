import type { AnyMatch, Choice, Prompt, Seat } from '@fermata/core';
import { type RecordHead, replay, timeline } from '@fermata/core/host';

/** A question that left something to choose, and what was chosen. */
export interface JudgedQuestion {
  /** How many choices of the match had been made before. */
  readonly after: number;
  readonly seat: Seat;
  /** What the seat had answered since then, where several were asked at once. */
  readonly before: readonly Choice[];
  readonly choice: Choice;
}

/** A match that stands at a question, and the question. */
export interface Standing {
  readonly match: AnyMatch;
  readonly prompt: Prompt;
}

/** The questions of a match in their order, of one seat or of all. */
export function questionsOf(match: AnyMatch, only?: Seat): JudgedQuestion[] {
  const asked = timeline(match).filter((entry) => entry.type === 'question');
  return asked.flatMap(({ choices: after, seat, choice, options }, at) => {
    if ((only !== undefined && seat !== only) || options.length < 2) return [];
    const together = asked.slice(0, at).filter((other) => other.choices === after && other.seat === seat);
    return [{ after, seat, before: together.map((other) => other.choice), choice }];
  });
}

/** Plays a record up to a question. What others answered at the same time has not been given there. */
export function standAt({ game }: AnyMatch, record: RecordHead, { after, seat, before }: JudgedQuestion): Standing {
  const match: AnyMatch = replay(game, record, after, { bare: true });
  const next = () => match.prompts(seat)[0] as Prompt; // the record says that it is asked
  for (const choice of before) match.answer(next().id, choice);
  return { match, prompt: next() };
}
