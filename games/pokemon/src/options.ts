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
  return { teams: teams.map((team, seat) => checkTeam(team, `teams.${seat}`)) };
}
