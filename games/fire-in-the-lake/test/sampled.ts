/** First prompts of a random match: each base move is tried, and each random completion played. */
import { type AnyMatch, seeded, start } from '@fermata/core';
import { complete, moves, play, randomAnswer, satisfiable } from '@fermata/core/moves';
import type { About } from '../src/asking/ask.ts';
import { fireInTheLake } from '../src/game.ts';

interface Sampling {
  readonly scenario: string;
  readonly seed: number;
  /** Every first prompt of an action is looked at, every second one … */
  readonly every: number;
  readonly seats?: number;
  readonly choicesMax?: number;
}

/** Throws at the first base move that cannot be completed or played; answers how many prompts and moves there were. */
export function sampled({ scenario, seed, every, seats = 4, choicesMax = 5000 }: Sampling): {
  prompts: number;
  played: number;
} {
  const options = { scenario, periodEvents: seed % 2 === 1, transfers: seed % 3 === 0 };
  const match: AnyMatch = start(fireInTheLake, { seed, seats, options });
  const oracle = seeded(`sampled ${seed}`);
  let [firsts, prompts, played] = [0, 0, 0];
  for (let [prompt] = match.prompts(); prompt !== undefined; [prompt] = match.prompts()) {
    if (match.choices > choicesMax) break;
    if (FIRSTS.has((prompt.about as About).step) && firsts++ % every === 0) {
      prompts++;
      for (const move of moves(match, prompt.seat)) {
        const where = `${scenario} ${seed}: ${JSON.stringify(prompt.options[move[0] as number])}`; // no sets are asked for
        if (!satisfiable(match, prompt.seat, move)) throw new Error(`${where} cannot be completed`);
        const whole = complete(match, prompt.seat, move, (open) => randomAnswer(open, oracle));
        const fork = match.fork();
        play(fork, prompt.seat, whole);
        if (fork.choices <= match.choices) throw new Error(`${where} was not played`);
        played++;
      }
    }
    match.answer(prompt.id, randomAnswer(prompt, oracle));
  }
  return { prompts, played };
}
/** What an action, a pivotal event or a phase of the coup round begins with. */
const FIRSTS: ReadonlySet<string> = new Set([
  'act',
  'pivotal',
  'pacify-where',
  'agitate-where',
  'redeploy-whom',
  'commit-whom',
  'withdrawal-where',
]);
