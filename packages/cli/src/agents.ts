import { first, greedy, random, search, type Thought } from '@fermata/agents';
import type { Agent, Oracle } from '@fermata/core';
import { nearest } from '@fermata/core/fields';
import { UsageError } from './usage-error.ts';

/** How long an agent may think about an answer: so many tries, or so much time. */
export interface Budget {
  readonly iterations?: number;
  readonly timeMs?: number;
}

/** A kind of agent that can take a seat. */
interface Maker {
  readonly summary: string;
  /** True where a budget means something to it. */
  readonly thinks?: boolean;
  /** True of those that answer before anybody notices. */
  readonly isQuick?: boolean;
  /** Undefined for whoever sits at the terminal. */
  readonly make?: (oracle: Oracle, budget: Budget) => Agent;
}

/** One line here for each kind of agent. */
export const AGENTS: { readonly [name: string]: Maker } = {
  human: { summary: 'you, at this terminal' },
  random: { summary: 'any legal answer', isQuick: true, make: random },
  first: { summary: 'always the first option, for tests', isQuick: true, make: () => first },
  greedy: { summary: 'what looks best after this turn', make: (oracle) => greedy(oracle) },
  search: { summary: 'looks further ahead; search:500 tries or search:2s', thinks: true, make: search },
};

/** Who sits at a seat: `make` gives the agent for one answer; undefined for a person. */
export interface Seating {
  /** As it was asked for, such as `search:2s`. */
  readonly spec: string;
  readonly isQuick: boolean;
  readonly make: ((oracle: Oracle) => Agent) | undefined;
}

/** An agent that may say what it considered. */
export type Mind = Agent & { thoughts?(): readonly Thought[] };

/** A person at seat 0 and random bots at the others. */
export function usualSeating(seats: number): Seating[] {
  return Array.from({ length: seats }, (_, seat) => parseAgent(seat === 0 ? 'human' : 'random'));
}

/** The seats of a list such as `human,search:2s`; throws a UsageError that names the bad part. */
export function parseSeating(list: string): Seating[] {
  return list.split(',').map((spec) => parseAgent(spec.trim()));
}

/** One seat, such as `search:500` (tries) or `search:2s` (time). */
export function parseAgent(spec: string): Seating {
  const [name = '', ...rest] = spec.split(':');
  if (!Object.hasOwn(AGENTS, name)) throw unknownAgent(name);
  const { make, thinks, isQuick = false } = AGENTS[name] as Maker; // it has one
  if (rest.length === 0) return { spec, isQuick, make: make && ((oracle) => make(oracle, {})) };
  const budget = parseBudget(rest.join(':'));
  if (!thinks) throw new UsageError(`"${spec}" gives a budget to ${name}, which takes none; say ${name}`);
  if (budget === undefined)
    throw new UsageError(`"${spec}" has a bad budget; say ${name}:500 for tries, or ${name}:2s or ${name}:300ms`);
  return { spec, isQuick, make: make && ((oracle) => make(oracle, budget)) };
}

/** The first seat whose answers hang on the clock, and so are others each time; undefined where none do. */
export function timedSeat(seating: readonly Pick<Seating, 'spec'>[]): string | undefined {
  return seating.map(({ spec }) => spec).find((spec) => parseBudget(spec.split(':')[1] ?? '')?.timeMs !== undefined);
}

/** `500` is tries, `2s` and `300ms` are time. */
function parseBudget(text: string): Budget | undefined {
  const [, count, unit] = text.match(/^(\d+(?:\.\d+)?)(ms|s|)$/) ?? [];
  const amount = Number(count);
  if (!(amount > 0)) return undefined;
  if (unit === '') return Number.isInteger(amount) ? { iterations: amount } : undefined;
  return { iterations: Number.POSITIVE_INFINITY, timeMs: unit === 's' ? amount * 1000 : amount };
}

function unknownAgent(name: string): UsageError {
  const names = Object.keys(AGENTS);
  const near = nearest(name, names);
  const advice = near === undefined ? `choose from ${names.join(', ')}` : `did you mean ${near}?`;
  return new UsageError(`there is no agent "${name}"; ${advice}`);
}
