/** Checks of what is handed in at doors: each throws a BatchError with one line that says what belongs there, and what it got. */
import { brief } from '@fermata/core/fields';
import { BatchError } from './batch-error.ts';

/** Throws unless there are a game and agents: by name, or as they are. */
export function checkPlayers(players: unknown): void {
  const { module, game, agents } = fieldsOf(players);
  const isKnown = typeof module === 'string' ? typeof game === 'string' : isMade(game, 'setup');
  if (!isKnown || !Array.isArray(agents))
    throw new BatchError(`a cast { module, game, agents } or a company { game, agents } plays; got ${nameOf(players)}`);
  for (const agent of agents as readonly unknown[]) {
    if (typeof module === 'string' && typeof agent !== 'string')
      throw new BatchError(`agents of a cast are names; got ${nameOf(agent)}`);
    if (typeof module !== 'string' && !(typeof fieldsOf(agent).name === 'string' && isMade(agent, 'make')))
      throw new BatchError(`agents of a company have a name, and make, a function; got ${nameOf(agent)}`);
  }
}

/** Throws unless it says how many games to play, and how: their numbers are looked at where they are read. */
export function checkHow(how: unknown, example: string): void {
  if (typeof how !== 'object' || how === null || Array.isArray(how))
    throw new BatchError(`how it is played is an object, such as ${example}; got ${nameOf(how)}`);
}

/** Throws unless somebody has summed these up. */
export function checkStatistics(statistics: unknown): void {
  const { game, agents, seats } = fieldsOf(statistics);
  if (typeof game !== 'string' || !Array.isArray(agents) || !Array.isArray(seats))
    throw new BatchError(`statistics are what simulate tells, or an arena's statistics; got ${nameOf(statistics)}`);
}

/** Throws unless it is what an arena tells. */
export function checkArena(arena: unknown): void {
  const { ladder, duels, statistics } = fieldsOf(arena);
  if (!Array.isArray(ladder) || !Array.isArray(duels))
    throw new BatchError(`an arena's ladder and duels belong here, as arena tells them; got ${nameOf(arena)}`);
  checkStatistics(statistics);
}

function fieldsOf(given: unknown): { readonly [name: string]: unknown } {
  return typeof given === 'object' && given !== null ? (given as { readonly [name: string]: unknown }) : {}; // it may have any
}

function isMade(given: unknown, by: string): boolean {
  return typeof fieldsOf(given)[by] === 'function';
}

/** An object is not shown: it may be a match, which holds its seed. */
function nameOf(given: unknown): string {
  if (Array.isArray(given)) return 'a list';
  return typeof given === 'object' && given !== null ? 'another object' : brief(given);
}
