import type { AnyAgent } from '@fermata/agents';
import type { AnyGame, AnyMatch } from '@fermata/core';
import type { Job } from '../job.ts';
import type { Batch } from '../statistics/statistic.ts';

/**
 * A game and its agents by name, for worker threads: functions cannot be sent there, so each thread makes its own from a
 * module.
 */
export interface Cast {
  /** The URL of a module that exports what `CastModule` says. */
  readonly module: string;
  readonly game: string;
  readonly agents: readonly string[];
}

/** What the module of a cast exports. */
export interface CastModule {
  castGame(name: string): AnyGame | Promise<AnyGame>;
  /** Called before any of these agents is made, in each thread: there is time to read them. */
  castReady?(names: readonly string[]): void | Promise<void>;
  /** A fresh agent for one match. Its chance comes from this seed, never from the match. */
  castAgent(name: string, seed: string): AnyAgent;
  /** Says of matches that are over by what they were decided; undefined where nobody can say so. */
  castVerdict?(game: string): Verdict | undefined | Promise<Verdict | undefined>;
}

/** By what a match that is over was decided, in a sentence. */
export type Verdict = (match: AnyMatch) => string | undefined;

/** A game and its agents as they are, for the thread that has them. */
export interface Company {
  readonly game: AnyGame;
  readonly agents: readonly Entrant[];
  /** What rows of matches say of their end. */
  readonly verdict?: Verdict | undefined;
}

export interface Entrant {
  readonly name: string;
  /** A fresh agent for one match. Its chance comes from this seed, never from the match. */
  make(seed: string): AnyAgent;
}

export function isCast(players: Cast | Company): players is Cast {
  return 'module' in players;
}

/** The company that a cast names. */
export async function companyOf(players: Cast | Company): Promise<Company> {
  if (!isCast(players)) return players;
  const { castGame, castAgent, castReady, castVerdict }: Partial<CastModule> = await import(
    /* @vite-ignore */ players.module
  );
  if (castGame === undefined || castAgent === undefined)
    throw new TypeError(`a cast's module exports castGame and castAgent; ${players.module} does not`);
  await castReady?.(players.agents);
  const agents = players.agents.map((name) => ({ name, make: (seed: string) => castAgent(name, seed) }));
  return { game: await castGame(players.game), agents, verdict: await castVerdict?.(players.game) };
}

/** The names of the agents, each once, in the order they are given. */
export function namesOf({ agents }: Cast | Company): readonly string[] {
  return [...new Set(agents.map((agent) => (typeof agent === 'string' ? agent : agent.name)))];
}

/** The company with each agent once, so that the place of an agent is that of its name. */
export function withoutRepeats({ agents, ...company }: Company): Company {
  return {
    ...company,
    agents: agents.filter(({ name }, at) => agents.findIndex((other) => other.name === name) === at),
  };
}

/** What a company plays, as statistics want to know it. */
export function batchOf(company: Company, job: Job): Batch {
  return { game: company.game, agents: namesOf(company), job };
}
