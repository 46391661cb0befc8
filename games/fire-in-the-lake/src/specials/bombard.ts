import { ARVN_BASE, ARVN_TROOPS, NVA_TROOPS, US_BASE, US_TROOPS } from '../map/pieces.ts';
import { near } from '../map/spaces.ts';
import { count, countOf } from '../state/counts.ts';
import { kill } from '../verbs/change.ts';
import { groupsAt, pickPieces } from '../verbs/pick.ts';
import { bySpace } from './by-space.ts';

const CUBES = [US_TROOPS, ARVN_TROOPS] as const;
const BASES = [US_BASE, ARVN_BASE] as const;
const ENOUGH = 3;

/** Three NVA troops, there or next door, hit a troop where three are, or a base is. */
export const bombard = bySpace({
  name: 'bombard',
  by: ['NVA'],
  with: 'any',
  usual: 2,
  can({ state }, space) {
    const troops = countOf(state, space, CUBES);
    if (troops === 0 || (troops < ENOUGH && countOf(state, space, BASES) === 0)) return false;
    if (count(state, space, NVA_TROOPS) >= ENOUGH) return true;
    for (const other of near(space)) if (count(state, other, NVA_TROOPS) >= ENOUGH) return true;
    return false;
  },
  in: (action, space) =>
    pickPieces(
      action,
      'which-target',
      1,
      () => groupsAt(action.state, space, CUBES),
      (_, kind, n) => kill(kind, n, space),
      { space },
    ),
});
