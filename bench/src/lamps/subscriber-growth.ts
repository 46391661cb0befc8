import type { Bench } from '../bench.ts';
import { answerAll } from '../fork.ts';
import { cost, ROUNDS, type Round } from '../measure.ts';
import { timeOnce } from '../slice.ts';
import { longMatch, randomLamps } from './long-match.ts';

const LATE = 10_000;
const EARLY = 100;
/** Answers of a round. A match is left once it is half as long again: else an early one would soon be late. */
const ANSWERS = 40_000;
const QUICK_ANSWERS = 10_000;
const WARM_UPS = 3;

export const bench: Bench = {
  name: 'subscriber_growth',
  about: `an answer with one subscriber: at event ${LATE} of a match, over event ${EARLY}`,
  bar: { atMost: 1.5 },
  measure(quick) {
    const answers = quick ? QUICK_ANSWERS : ANSWERS;
    const rounds: Round[] = [];
    for (let round = 0; round < WARM_UPS + ROUNDS; round++)
      rounds.push({ ours: answersAt(LATE, answers), peer: answersAt(EARLY, answers) });
    return cost(rounds.slice(WARM_UPS), 'answer');
  },
};

/** What an answer takes there. How the matches came there is not timed. */
function answersAt(event: number, answers: number): number {
  const each = event / 2;
  const choices = randomLamps(each, event);
  let told = 0;
  const matches = Array.from({ length: answers / each }, (_, seed) => {
    const match = longMatch(event, seed);
    match.subscribe(0, ({ events }) => {
      told += events.length;
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
