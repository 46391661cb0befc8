/** What simulations cast games and agents from, in every thread. */
import { type Agent, type AnyGame, seeded } from '@fermata/core';
import { BOTS, parseAgent } from './agents.ts';
import { gameCalled } from './games.ts';
import { UsageError } from './usage-error.ts';

/** @public */
export async function castGame(name: string): Promise<AnyGame> {
  return (await gameCalled(name)).game;
}

/** @public */
export function castAgent(spec: string, seed: string): Agent {
  return botMaker(spec)(seeded(seed));
}

/** How to make an agent that needs no terminal. */
export function botMaker(spec: string) {
  const { make } = parseAgent(spec, BOTS);
  if (make !== undefined) return make;
  throw new UsageError(`"${spec}" cannot play many games; name agents such as random, greedy or search:200`);
}
