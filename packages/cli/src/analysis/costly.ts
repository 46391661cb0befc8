import type { AnyEvent, Choice, Match, Prompt } from '@fermata/core';
import { describeOption, describePrompt, replay } from '@fermata/core/host';
import type { Costly, Estimate } from '@fermata/sim';
import type { Loaded } from '../files.ts';
import { commandToFork, forkSeats, seatsWith } from '../fork.ts';
import { questionOf } from '../table/question.ts';

/** A costly choice in the words of the game, and how to play on from what is better. */
export interface CostlyTold {
  readonly after: number;
  readonly seat: number;
  readonly question: string;
  readonly chosen: string;
  readonly better: string;
  /** How much more often the better choice wins, and how many points it brings. */
  readonly wins: Estimate;
  readonly points: Estimate;
  /** False where the interval of what counts holds nothing at all. */
  readonly isCertain: boolean;
  readonly pairs: number;
  /** Undefined where no file holds the match. */
  readonly command: string | undefined;
}

/** Tells a costly choice of a match; `file` is what holds it, if anything does. */
export function costlyTold(
  from: Pick<Loaded, 'entry' | 'match' | 'seating'>,
  { question, prompt, better, wins, points, pairs }: Costly,
  isForPoints: boolean,
  file: string | undefined,
): CostlyTold {
  const { game } = from.entry;
  const { after, seat, choice } = question;
  const textOf = (given: Choice) =>
    [given]
      .flat()
      .map((at) => describeOption(game, prompt.options[at], prompt))
      .join(', ') || 'none';
  return {
    after,
    seat,
    question: describePrompt(game, prompt),
    chosen: textOf(choice),
    better: textOf(better),
    ...{ wins, points, pairs },
    isCertain: ((isForPoints ? points : wins).low ?? -1) > 0,
    command: file === undefined ? undefined : commandToBetter(from, question, better, file),
  };
}

/** The command that answers as is better, and goes on from there, with a person where the question is asked. */
function commandToBetter(
  { entry, match, seating }: Pick<Loaded, 'entry' | 'match' | 'seating'>,
  { after, seat, before }: Costly['question'],
  better: Choice,
  file: string,
): string {
  const stands: Match<object, AnyEvent> = replay(entry.game, match.record(), after, { bare: true });
  const isUsual = forkSeats(stands, seating)[seat] === 'human';
  const choose = [...before, better].map((choice, nth) => {
    const [prompt] = stands.prompts(seat) as [Prompt]; // it was asked
    const { keys } = questionOf(entry, prompt);
    if (nth < before.length) stands.answer(prompt.id, choice);
    return (
      [choice]
        .flat()
        .map((at) => keys[at])
        .join(',') || 'none'
    );
  });
  return commandToFork(entry, file, { to: after, choose, seats: isUsual ? undefined : seatsWith(seat, match.seats) });
}
