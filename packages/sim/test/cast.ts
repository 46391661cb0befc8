/** The test games and their agents, as worker threads find them. */
import { type AnyAgent, random } from '@fermata/agents';
import { type AnyGame, type Choice, type Prompt, seeded } from '@fermata/core';
import type { Cast, Company } from '../src/index.ts';
import { collapsing } from './collapsing.ts';
import { flip } from './flip.ts';
import { market } from './market.ts';
import { oddlyNamed } from './oddly-named.ts';

const GAMES: readonly AnyGame[] = [market, flip, oddlyNamed, collapsing];

/** @public Threads look for it by name. */
export function castGame(name: string): AnyGame {
  const game = GAMES.find((one) => one.name === name);
  if (game === undefined) throw new Error(`there is no game ${name}`);
  return game;
}

/**
 * The agents `gold` and `clay` always pick just that; `endless` never comes to an end; all others are random. Whoever is called
 * `later` as well answers with a promise.
 */
export function castAgent(name: string, seed: string): AnyAgent {
  if (name.startsWith('later ')) {
    const agent = castAgent(name.slice('later '.length), seed);
    return async (prompt, side) => agent(prompt, side);
  }
  if (name === 'gold' || name === 'clay') return ({ options }: Prompt): Choice => options.indexOf(name);
  if (name === 'endless')
    return () => {
      for (;;);
    };
  return random(seeded(seed));
}

export function castOf(game: AnyGame, ...agents: readonly string[]): Cast {
  return { module: import.meta.url, game: game.name, agents };
}

export function companyFor(game: AnyGame, ...agents: readonly string[]): Company {
  return { game, agents: agents.map((name) => ({ name, make: (seed) => castAgent(name, seed) })) };
}

/** The same figures, as if nobody had answered later. */
export function inTime<Figures>(figures: Figures): Figures {
  return JSON.parse(JSON.stringify(figures).replaceAll('"later ', '"'));
}
