import { type Agent, type Choice, start } from '@fermata/core';
import { fireInTheLake } from '@fermata/fire-in-the-lake';
import { FULL, randomChoices } from './full.ts';

const MATCHES = 20;
const QUICK_MATCHES = 4;
const WARM_UPS = 2;
const PASSES = 6;

/** Milliseconds of every decision of some random matches, sorted: each the best of six passes over the same matches. */
export function decisionTimes(quick: boolean): Float64Array {
  const matches = Array.from({ length: quick ? QUICK_MATCHES : MATCHES }, (_, seed) => randomChoices(`${seed}`));
  const best = matches.map((choices) => new Float64Array(choices.length).fill(Number.POSITIVE_INFINITY));
  for (let pass = 0; pass < WARM_UPS + PASSES; pass++)
    for (const [seed, choices] of matches.entries())
      play(`${seed}`, choices, pass < WARM_UPS ? undefined : (best[seed] as Float64Array)); // one for each match
  const all = new Float64Array(best.reduce((sum, times) => sum + times.length, 0));
  let at = 0;
  for (const times of best) {
    all.set(times, at);
    at += times.length;
  }
  return all.sort();
}

/** From an answer until the next question stands with its whole offer, or the match is over. */
function play(seed: string, choices: readonly Choice[], best: Float64Array | undefined): void {
  let next = 0;
  let since = 0;
  const note = () => {
    const took = performance.now() - since;
    if (best && next > 0 && took < (best[next - 1] as number)) best[next - 1] = took; // one for each choice
  };
  const agent: Agent = () => {
    note();
    const choice = choices[next++] as Choice; // the match is as it was
    since = performance.now();
    return choice;
  };
  const match = start(fireInTheLake, { ...FULL, seed });
  since = performance.now();
  match.run([agent, agent, agent, agent]);
  note();
}

/** The time that this part of all does not exceed. */
export function quantile(sorted: Float64Array, part: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] as number; // within the list
}
