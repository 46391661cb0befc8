import { draw, type Flow } from '@fermata/core';
import { SPECIES, type Species } from '../data/index.ts';
import { randomMoves } from './random-moves.ts';
import { DV_MAX, EFFORT_MAX, evenly, LEVEL_MAX, SPREAD, TEAM_MAX, type TeamSet } from './set.ts';

/** Six different species, each with four moves: one draw for each of them. */
export function* randomTeam(): Flow<never, TeamSet[]> {
  const team: TeamSet[] = [];
  let left = SPECIES;
  while (team.length < TEAM_MAX) {
    const id = yield* draw(
      left.map((one) => one.id),
      'species',
    );
    const species = left.find((one) => one.id === id)!; // it was drawn from these
    left = left.filter((one) => one !== species);
    const moves = yield* randomMoves(species);
    team.push({ species: id, level: fairLevel(species), moves, dvs: evenly(DV_MAX), effort: evenly(EFFORT_MAX) });
  }
  return team;
}

/**
 * Strong species come at lower levels: all that have better base stats than a middling one grow, in sum, only as far as
 * that one does at its highest level. Weak species are at their highest and have to make do.
 */
function fairLevel({ health, base }: Species): number {
  const total = base.reduce((sum, stat) => sum + stat, health);
  return Math.min(LEVEL_MAX, Math.floor((LEVEL_MAX * grown(MIDDLING_TOTAL)) / grown(total)));
}

const MIDDLING_TOTAL = 300;

/** What the stats sum up to before the level counts. */
function grown(total: number): number {
  return 2 * total + SPREAD.length * (2 * DV_MAX + Math.floor(EFFORT_MAX / 4));
}
