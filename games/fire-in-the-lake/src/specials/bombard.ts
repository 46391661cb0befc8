import { COIN_BASES, COIN_TROOPS } from '../map/kinds.ts';
import { NVA_TROOPS } from '../map/pieces.ts';
import { near } from '../map/spaces.ts';
import { count, countOf } from '../state/counts.ts';
import { kill } from '../verbs/change.ts';
import { groupsAt, pickPieces } from '../verbs/pick.ts';
import { bySpace } from './by-space.ts';

const ENOUGH = 3;

/** Three NVA troops, there or next door, hit a troop where three are, or a base is. */
export const bombard = bySpace({
  name: 'bombard',
  by: ['NVA'],
  with: 'any',
  usual: 2,
  can({ state }, space) {
    const troops = countOf(state, space, COIN_TROOPS);
    if (troops === 0 || (troops < ENOUGH && countOf(state, space, COIN_BASES) === 0)) return false;
    if (count(state, space, NVA_TROOPS) >= ENOUGH) return true;
    for (const other of near(space)) if (count(state, other, NVA_TROOPS) >= ENOUGH) return true;
    return false;
  },
  why({ state }, space) {
    const troops = countOf(state, space, COIN_TROOPS);
    const isTarget = troops >= ENOUGH || (troops > 0 && countOf(state, space, COIN_BASES) > 0);
    return isTarget ? 'no three NVA troops are there or next door' : 'no three troops, nor troops at a base, are there';
  },
  in: (action, space) =>
    pickPieces(
      action,
      'which-target',
      1,
      () => groupsAt(action.state, space, COIN_TROOPS),
      (_, kind, n) => kill(kind, n, space),
      { space },
    ),
});
