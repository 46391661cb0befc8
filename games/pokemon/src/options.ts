import type { Seat } from '@fermata/core';
import { list, object } from '@fermata/core/fields';
import { checkTeam, type TeamSet } from './teams/index.ts';

/** What a battle may be fought with: a team for each seat, or none, and then both are drawn. */
export interface Options {
  readonly teams: readonly (readonly TeamSet[])[] | null;
}

/** Checks options and completes them. */
export function optionsOf(given: unknown = {}): Options {
  const { teams = null } = object(given, 'options', ['teams']);
  if (teams === null) return { teams };
  const problems: string[] = [];
  const checked = list(teams, 'teams', 2, 2).map((team, seat) => checkedTeam(team, seat, problems));
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
