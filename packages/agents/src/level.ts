import type { Agent, Oracle } from '@fermata/core';
import { nearest } from '@fermata/core/fields';
import { first } from './first.ts';
import { nameOf } from './given.ts';
import { greedy } from './greedy.ts';
import { random } from './random.ts';
import { search } from './search/search.ts';

/** How long an agent may think about an answer: so many tries, or so much time. */
export interface Budget {
  readonly iterations?: number;
  readonly timeMs?: number;
}

/** A kind of agent that can take a seat. */
export interface Kind {
  readonly summary: string;
  /** True where a budget means something to it. */
  readonly thinks?: boolean;
  /** True of those that answer before anybody notices. */
  readonly isQuick?: boolean;
  readonly make: (oracle: Oracle, budget: Budget) => Agent;
}

/** One line here for each kind of agent. */
export const KINDS: { readonly [name: string]: Kind } = {
  random: { summary: 'any legal answer', isQuick: true, make: random },
  first: { summary: 'always the first option, for tests', isQuick: true, make: () => first },
  greedy: { summary: 'what looks best after this turn', make: (oracle) => greedy(oracle) },
  search: { summary: 'looks further ahead; search:500 tries or search:2s', thinks: true, make: search },
};

/** How well a bot plays: which kind it is, and how long it thinks. */
export interface Level {
  /** As it was asked for, such as `search:2s`. */
  readonly spec: string;
  readonly isQuick: boolean;
  readonly budget: Budget;
  /** The agent for one answer. */
  readonly make: (oracle: Oracle) => Agent;
}

/** A level that there is not. */
export class BadLevel extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'BadLevel';
  }
}

/** A level such as `greedy`, `search:500` (tries) or `search:2s` (time); throws BadLevel, which names the bad part. */
export function parseLevel(spec: string): Level {
  if (typeof spec !== 'string') throw new BadLevel(`a level is a text, such as "search:2s"; got ${nameOf(spec)}`);
  const [name = '', ...rest] = spec.split(':');
  if (!Object.hasOwn(KINDS, name)) throw new BadLevel(noAgent(name, Object.keys(KINDS)));
  const { make, thinks, isQuick = false } = KINDS[name] as Kind; // it has one
  const budget = rest.length === 0 ? {} : parseBudget(rest.join(':'));
  if (rest.length > 0 && !thinks)
    throw new BadLevel(`"${spec}" gives a budget to ${name}, which takes none; say ${name}`);
  if (budget === undefined)
    throw new BadLevel(`"${spec}" has a bad budget; say ${name}:500 for tries, or ${name}:2s or ${name}:300ms`);
  return { spec, isQuick, budget, make: (oracle) => make(oracle, budget) };
}

/** That there is no such agent, and which there are. */
export function noAgent(name: string, names: readonly string[]): string {
  const near = nearest(name, names);
  return `there is no agent "${name}"; ${near === undefined ? `choose from ${names.join(', ')}` : `did you mean ${near}?`}`;
}

/** `500` is tries, `2s` and `300ms` are time. */
function parseBudget(text: string): Budget | undefined {
  const [, count, unit] = text.match(/^(\d+(?:\.\d+)?)(ms|s|)$/) ?? [];
  const amount = Number(count);
  if (!(amount > 0)) return undefined;
  if (unit === '') return Number.isInteger(amount) ? { iterations: amount } : undefined;
  return { iterations: Number.POSITIVE_INFINITY, timeMs: unit === 's' ? amount * 1000 : amount };
}
