/** The test games and their agents, as worker threads find them. */
import { random } from '@fermata/agents';
import { type Agent, type AnyGame, type Choice, type Prompt, seeded } from '@fermata/core';
import type { Cast, Company } from '../src/index.ts';
import { flip } from './flip.ts';
import { market } from './market.ts';
import { oddlyNamed } from './oddly-named.ts';

const GAMES: readonly AnyGame[] = [market, flip, oddlyNamed];

/** @public Threads look for it by name. */
export function castGame(name: string): AnyGame {
  const game = GAMES.find((one) => one.name === name);
  if (game === undefined) throw new Error(`there is no game ${name}`);
  return game;
}

/** The agents `gold` and `clay` always pick just that; `broken` answers what is not offered; all others are random. */
export function castAgent(name: string, seed: string): Agent {
  if (name === 'gold' || name === 'clay') return ({ options }: Prompt): Choice => options.indexOf(name);
  if (name === 'broken') return () => 99;
  return random(seeded(seed));
}

export function castOf(game: AnyGame, ...agents: readonly string[]): Cast {
  return { module: import.meta.url, game: game.name, agents };
}

export function companyFor(game: AnyGame, ...agents: readonly string[]): Company {
  return { game, agents: agents.map((name) => ({ name, make: (seed) => castAgent(name, seed) })) };
}
