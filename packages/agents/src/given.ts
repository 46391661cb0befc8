/** Checks of what is handed in at doors: each throws one line that says what belongs there, and what it got. */
import { Misuse } from '@fermata/core';
import { brief } from '@fermata/core/fields';

/** Throws unless a match, agents for all its seats and an oracle are there to drive. */
export function checkDriven(match: unknown, agents: unknown, options: unknown): void {
  const { seats } = check<{ seats: number }>('a match', match, has('whyNoUndo'));
  const all = check<readonly unknown[]>('a list of agents', agents, Array.isArray);
  if (all.length !== seats) throw new Misuse('given', `${seats} seats want ${seats} agents; got ${all.length}`);
  for (const agent of all) check('an agent, which is a function,', agent, (it) => typeof it === 'function');
  const { oracle } = check<{ oracle?: unknown }>('an object with an oracle', options, (it) => it instanceof Object);
  check('an oracle', oracle, has('int'));
}

/** What is named in a message. An object is not shown: it may be a match, which holds its seed. */
export function nameOf(given: unknown): string {
  if (Array.isArray(given)) return 'a list';
  return typeof given === 'object' && given !== null ? 'another object' : brief(given);
}

function check<T>(kind: string, given: unknown, isOne: (given: unknown) => boolean): T {
  if (isOne(given)) return given as T; // the mark says so
  throw new Misuse('given', `${kind} belongs here; got ${nameOf(given)}`);
}

function has(mark: string): (given: unknown) => boolean {
  return (given) => typeof (given as { readonly [name: string]: unknown } | null | undefined)?.[mark] === 'function';
}
