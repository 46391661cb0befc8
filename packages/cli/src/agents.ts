import {
  type AnyAgent,
  BadLevel,
  KINDS,
  type Kind,
  type Level,
  noAgent,
  parseLevel,
  type Thought,
} from '@fermata/agents';
import type { Oracle } from '@fermata/core';
import { outsideMaker } from './outside/known.ts';
import { isOutside } from './outside/spec.ts';
import { splitSeats } from './seats.ts';
import { UsageError } from './usage-error.ts';

/** Who can take a seat at a terminal. */
export const AGENTS: { readonly [name: string]: Pick<Kind, 'summary' | 'isQuick' | 'thinks'> } = {
  human: { summary: 'you, at this terminal' },
  ...KINDS,
};

/** Those of them who need no terminal. */
export const BOTS: readonly string[] = Object.keys(KINDS);

/** Who sits at a seat: `make` gives the agent for one answer; undefined for a person. */
export interface Seating {
  /** As it was asked for, such as `search:2s`. */
  readonly spec: string;
  readonly isQuick: boolean;
  /** True of somebody's own, which plays a whole match: others are made anew for each answer. */
  readonly isOutside?: boolean;
  readonly make: ((oracle: Oracle) => AnyAgent) | undefined;
}

/** An agent that may say what it considered. */
export type Mind = AnyAgent & { thoughts?(): readonly Thought[] };

/** Who plays against a person, where nobody says otherwise. */
export const OPPONENT = 'greedy';

/** A person at seat 0 and usual bots at the others. */
export function usualSeating(seats: number): Seating[] {
  return Array.from({ length: seats }, (_, seat) => parseAgent(seat === 0 ? 'human' : OPPONENT));
}

/** The seats of a list such as `human,search:2s`; throws a UsageError that names the bad part. */
export function parseSeating(list: string | readonly string[], offered?: readonly string[]): Seating[] {
  return (typeof list === 'string' ? splitSeats(list) : list).map((spec) => parseAgent(spec, offered));
}

/** One seat, such as `search:500` (tries) or `search:2s` (time). `offered`: who may be meant by what nobody is called. */
export function parseAgent(spec: string, offered: readonly string[] = Object.keys(AGENTS)): Seating {
  const own = outsideMaker(spec);
  if (own !== undefined) return { spec, isQuick: false, isOutside: true, make: own };
  const [name = '', ...budget] = spec.split(':');
  if (!Object.hasOwn(AGENTS, name)) throw new UsageError(noAgent(name, offered));
  if (name === 'human' && budget.length > 0)
    throw new UsageError(`"${spec}" gives a budget to human, which takes none; say human`);
  return name === 'human' ? { spec, isQuick: false, make: undefined } : parseBot(spec);
}

/** A bot of ours, which answers at once. */
export function parseBot(spec: string): Level {
  try {
    return parseLevel(spec);
  } catch (error) {
    throw error instanceof BadLevel ? new UsageError(error.message) : error;
  }
}

/** The first seat whose answers hang on the clock, and so are others each time; undefined where none do. */
export function timedSeat(seating: readonly Pick<Seating, 'spec'>[]): string | undefined {
  return seating
    .map(({ spec }) => spec)
    .find((spec) => spec !== 'human' && !isOutside(spec) && parseLevel(spec).budget.timeMs !== undefined);
}
