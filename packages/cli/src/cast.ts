/** What simulations cast games and agents from, in every thread. */
import type { AnyAgent } from '@fermata/agents';
import { type AnyGame, seeded } from '@fermata/core';
import type { Verdict } from '@fermata/sim';
import { BOTS, parseAgent } from './agents.ts';
import { gameCalled } from './games.ts';
import { readOutside } from './outside/known.ts';
import { UsageError } from './usage-error.ts';

/** @public */
export async function castGame(name: string): Promise<AnyGame> {
  return (await gameCalled(name)).game;
}

/** @public */
export function castAgent(spec: string, seed: string): AnyAgent {
  return botMaker(spec)(seeded(seed));
}

/** What the scene of the game says of the end. @public */
export async function castVerdict(name: string): Promise<Verdict | undefined> {
  const { staging } = await gameCalled(name);
  return staging?.verdict && ((match) => staging.verdict?.(match.view(0)));
}

/** Agents of somebody's own are read in every thread. @public */
export function castReady(specs: readonly string[]): Promise<void> {
  return readOutside(specs);
}

/** How to make an agent that needs no terminal. */
export function botMaker(spec: string) {
  const { make } = parseAgent(spec, BOTS);
  if (make !== undefined) return make;
  throw new UsageError(`"${spec}" cannot play many games; name agents such as random, greedy or search:200`);
}
