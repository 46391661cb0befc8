import { type AnyMatch, type Choice, type Outcome, type Prompt, type Seat, seeded } from '@fermata/core';
import { type Estimate, mean, wilson } from '@fermata/sim';
import { parseBot } from '../agents.ts';

/** How matches are played on from a question, to see how they end. */
export interface PlayingOn {
  readonly matches: number;
  /** Who plays all seats from there, such as `random`. */
  readonly by: string;
}

/** How often a seat ends in each place, counted, with the interval that holds the true share with 95 % confidence. */
export interface Ended {
  readonly outcomes: readonly {
    readonly what: string;
    readonly probability: number;
    readonly low: number;
    readonly high: number;
  }[];
  readonly score: Estimate;
}

/**
 * Gives an answer in worlds that the seat cannot tell from the true one, and plays each to its end. The worlds and their luck are
 * the same for every answer: what is compared is the answers.
 */
export function endingsOf(match: AnyMatch, prompt: Prompt, choice: Choice, { matches, by }: PlayingOn): Ended {
  const { seat } = prompt;
  const { make } = parseBot(by);
  const scores: number[] = [];
  const counts = new Map<string, number>();
  for (let number = 0; number < matches; number++) {
    const world = match.as(seat).redeal(seeded(`odds ${number}`));
    world.answer(prompt.id, choice);
    const agents = Array.from({ length: world.seats }, (_, at) => make(seeded(`odds ${number}`, 1 + at)));
    const outcome = world.outcome ?? world.run(agents);
    const place = placeText(outcome, seat);
    counts.set(place, (counts.get(place) ?? 0) + 1);
    scores.push(outcome[seat]?.score ?? 0);
  }
  const outcomes = [...counts]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([what, count]) => {
      const { value, low, high } = wilson(count, matches);
      return { what: `seat ${seat} ${what}`, probability: value, low, high };
    });
  return { outcomes, score: mean(scores) };
}

function placeText(outcome: Outcome, seat: Seat): string {
  const rank = outcome[seat]?.rank ?? 0;
  const isShared = outcome.filter((other) => other.rank === rank).length > 1;
  return `${isShared ? 'shares' : 'takes'} place ${rank} of ${outcome.length}`;
}
