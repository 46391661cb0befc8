import type { AnyEvent, Choice, Match, Prompt } from '@fermata/core';
import { type Answer, describeOption, describePrompt } from '@fermata/core/host';

/** A question that was answered, in the words of the game. */
export interface AnsweredQuestion {
  readonly seat: number;
  readonly question: string;
  readonly options: readonly string[];
  readonly chosen: readonly string[];
}

/**
 * What was asked and answered with one entry of a record, by a match that stands before it and is played on: one question,
 * or those of all seats that chose together. Nothing where that cannot be told.
 */
export function answeredQuestions(match: Match<object, AnyEvent>, entry: Answer): readonly AnsweredQuestion[] {
  const open = match.prompts().toSorted((one, other) => one.seat - other.seat);
  if (!isTogether(entry)) return open.slice(0, 1).map((prompt) => answered(match, prompt, entry));
  // A list for each seat, in the order in which they are asked. Who is asked nothing has an empty one.
  const lists = entry.length === open.length ? entry : entry.filter((list) => list.length > 0);
  if (lists.length !== open.length) return [];
  // In a race passes come before what ends it; else the order does not matter.
  const inOrder = [...open.keys()].sort((one, other) => Number(isPass(lists[other])) - Number(isPass(lists[one])));
  return inOrder.flatMap((at) =>
    (lists[at] as Choice[]).flatMap((choice) =>
      match
        .prompts(open[at]?.seat)
        .slice(0, 1)
        .map((prompt) => answered(match, prompt, choice)),
    ),
  );
}

function isPass(list: readonly Choice[] | undefined): boolean {
  return list?.[0] === 0;
}

function answered(match: Match<object, AnyEvent>, prompt: Prompt, choice: Choice): AnsweredQuestion {
  const { game } = match;
  const options = prompt.options.map((option) => describeOption(game, option, prompt));
  match.answer(prompt.id, choice);
  return {
    seat: prompt.seat,
    question: describePrompt(game, prompt),
    options,
    chosen: [choice].flat().map((at) => options[at] ?? '?'),
  };
}

function isTogether(entry: Answer): entry is Choice[][] {
  return Array.isArray(entry) && entry.some(Array.isArray);
}
