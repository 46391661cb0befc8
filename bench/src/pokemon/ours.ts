import { type Agent, start } from '@fermata/core';
import { gen1, gen5 } from '@fermata/pokemon';
import { Player, seedOf, type Teams } from './showdown.ts';

/** A match that battles are rematches of: its teams are checked once. The simulator takes them unchecked. */
export function firstMatch(teams: Teams, log: boolean) {
  return start(gen1, { options: { teams }, log });
}

/** A battle to the end. */
export function playOurs(first: ReturnType<typeof firstMatch>, number: number) {
  const player = new Player(number);
  const agent: Agent = ({ options }) => player.choose(options as readonly string[]);
  const match = first.rematch({ seed: number, oracle: gen5(seedOf(number)) });
  match.run([agent, agent]);
  return match;
}
