import type { Seat } from '@fermata/core';
import { checkTeam, type TeamSet } from './teams/index.ts';
import { shown } from './teams/inspection.ts';

/** What a battle may be fought with: a team for each seat, or none, and then both are drawn. */
export interface Options {
  readonly teams: readonly (readonly TeamSet[])[] | null;
}

const FIELDS = ['teams'];

/** Checks options and completes them. */
export function optionsOf(given: unknown = {}): Options {
  if (typeof given !== 'object' || given === null || Array.isArray(given))
    throw new TypeError(`options are an object; got ${shown(given)}`);
  for (const key of Object.keys(given))
    if (!FIELDS.includes(key)) throw new TypeError(`options have no ${shown(key)}; they have ${FIELDS.join(', ')}`);
  const { teams = null } = given as { teams?: unknown };
  if (teams === null) return { teams };
  if (!Array.isArray(teams) || teams.length !== 2)
    throw new TypeError(`teams are two, one for each seat; got ${Array.isArray(teams) ? teams.length : shown(teams)}`);
  const problems: string[] = [];
  const checked = teams.map((team, seat) => checkedTeam(team, seat, problems));
  if (problems.length > 0) throw new TypeError(problems.join('\n'));
  return { teams: checked };
}

/** All that is wrong is told at once, of both teams. */
function checkedTeam(team: unknown, seat: Seat, problems: string[]): TeamSet[] {
  try {
    return checkTeam(team, `teams.${seat}`);
  } catch (error) {
    problems.push((error as Error).message); // nothing else is thrown
    return [];
  }
}
