import { type Agent, seeded, start } from '@fermata/core';
import { gen1 } from '@fermata/pokemon';
import type { Result } from '../bench.ts';
import { inTurn, speedUp } from '../measure.ts';
import { choiceAmong, playShowdown } from './showdown.ts';
import { pairs } from './teams.ts';

/** Turns per second of whole battles, from the start to the end, over those of the simulator. */
export function vsShowdown(log: boolean, quick: boolean): Result {
  const battles = pairs(40).map((pair, seed) => ({ ...pair, seed }));
  const ours = inTurn(battles, ({ ours: teams, seed }) => {
    const oracle = seeded(seed, 1);
    const agent: Agent = ({ options }) => choiceAmong(options as readonly string[], oracle);
    const match = start(gen1, { seed, options: { teams }, log });
    match.run([agent, agent]);
    return match.state.turn;
  });
  const theirs = inTurn(battles, ({ theirs: teams, seed }) => {
    const oracle = seeded(seed, 1);
    return playShowdown(
      teams,
      seed,
      (choices) => (choices.length === 0 ? '' : choices[choiceAmong(choices, oracle)]!), // within the list
    );
  });
  return speedUp(ours, theirs, 'turns', quick);
}
