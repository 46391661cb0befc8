import { type Agent, start } from '@fermata/core';
import { gen1 } from '@fermata/pokemon';
import type { Result } from '../bench.ts';
import { inTurn, speedUp } from '../measure.ts';
import { Player, playShowdown } from './showdown.ts';
import { pairs } from './teams.ts';

/** There is much code on both sides: it takes the compiler this long to come to rest. */
const WARM_UPS = 12;

/**
 * Turns per second of whole battles, from the start to the end, over those of the simulator. Teams are checked once for all
 * of their battles: the simulator takes them unchecked.
 */
export function vsShowdown(log: boolean, quick: boolean): Result {
  const battles = pairs(40).map((pair, seed) => ({
    seed,
    theirs: pair.theirs,
    first: start(gen1, { options: { teams: pair.ours }, log }),
  }));
  const ours = inTurn(battles, ({ first, seed }) => {
    const player = new Player(seed);
    const agent: Agent = ({ options }) => player.choose(options as readonly string[]);
    const match = first.rematch({ seed });
    match.run([agent, agent]);
    return match.state.turn;
  });
  const theirs = inTurn(battles, ({ theirs: teams, seed }) => {
    const player = new Player(seed);
    // Within the list; nothing for a side that waits.
    return playShowdown(teams, seed, (choices) => choices[player.choose(choices)] ?? '');
  });
  return speedUp(ours, theirs, 'turns', quick, quick ? undefined : WARM_UPS);
}
