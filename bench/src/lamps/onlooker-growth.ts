import type { AnyMatch } from '@fermata/core';
import type { Result } from '../bench.ts';
import { answerAll } from '../fork.ts';
import { cost, ROUNDS, type Round } from '../measure.ts';
import { timeOnce } from '../slice.ts';
import { longMatch, randomLamps } from './long-match.ts';

export const LATE = 10_000;
export const EARLY = 100;
/** Answers of a round. A match is left once it is half as long again: else an early one would soon be late. */
const ANSWERS = 40_000;
const QUICK_ANSWERS = 10_000;
const WARM_UPS = 3;

/** What an answer takes late in a match, over early in one, where somebody looks on: `look` has them count what they are told. */
export function onlookerGrowth(
  quick: boolean,
  look: (match: AnyMatch, told: (events: number) => void) => void,
): Result {
  const answers = quick ? QUICK_ANSWERS : ANSWERS;
  const rounds: Round[] = [];
  for (let round = 0; round < WARM_UPS + ROUNDS; round++)
    rounds.push({ ours: answersAt(LATE, answers, look), peer: answersAt(EARLY, answers, look) });
  return cost(rounds.slice(WARM_UPS), 'answer');
}

/** What an answer takes there. How the matches came there is not timed. */
function answersAt(event: number, answers: number, look: Parameters<typeof onlookerGrowth>[1]): number {
  const each = event / 2;
  const choices = randomLamps(each, event);
  let told = 0;
  const matches = Array.from({ length: answers / each }, (_, seed) => {
    const match = longMatch(event, seed);
    look(match, (events) => {
      told += events;
    });
    return match;
  });
  const time = timeOnce(() => {
    for (const match of matches) answerAll(match, choices);
    return answers;
  });
  if (told !== answers) throw new Error(`${answers} answers, and ${told} events were told`);
  return time;
}
