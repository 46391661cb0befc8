import { type AnyMatch, type Oracle, type Prompt, seeded } from '@fermata/core';
import { randomAnswer } from '@fermata/core/moves';
import { utilities } from '../utility.ts';
import { isPlain, withTurn } from './study.ts';

/**
 * True if a game for two can be studied as a whole, and is worth it: there are secrets, or both choose at once; one wins
 * what the other loses; and it is soon over.
 */
export function isSmall(first: AnyMatch): boolean {
  const sums = new Set<number>();
  let most = 0;
  for (let probe = 0; probe < PROBES; probe++) {
    const match = first.rematch({ seed: probe });
    const waiting = waitedFor(match, seeded('probe', probe));
    if (waiting === undefined) return false;
    most = Math.max(most, waiting);
    sums.add(utilities(match.game, match.outcome!).reduce((sum, value) => sum + value)); // it is over
    if (sums.size > 1) return false;
  }
  return most > 1 || first.game.secrets !== undefined;
}

const PROBES = 50;
/** Ways that a match may go by choice, as far as one match can tell. */
const WAYS_MAX = 256;

/** Plays to the end at random: how many were waited for at most; undefined if it is not soon over. */
function waitedFor(match: AnyMatch, oracle: Oracle): number | undefined {
  let most = 0;
  let asked: readonly number[] = [];
  for (let ways = 1; match.outcome === undefined; ) {
    const prompts = match.prompts();
    const [prompt] = prompts as [Prompt]; // it is not over
    most = Math.max(most, prompts.length);
    ways *= prompt.options.length;
    if (!isPlain(prompt, match, asked) || ways > WAYS_MAX) return undefined;
    asked = withTurn(asked, prompt.seat, match.turns);
    match.answer(prompt.id, randomAnswer(prompt, oracle));
  }
  return most;
}
