import { ask } from '../asking/ask.ts';
import { ARVN_TROOPS, POLICE, VC_GUERRILLA } from '../map/pieces.ts';
import { AVAILABLE } from '../map/places.ts';
import { count, countOf } from '../state/counts.ts';
import { adjust, move, remove } from '../verbs/change.ts';
import { groupsAt, pickPieces } from '../verbs/pick.ts';
import { bySpace } from './by-space.ts';

const CUBES = [ARVN_TROOPS, POLICE] as const;

/** ARVN cubes desert: two go, or one comes over. Two of them in all cost patronage. */
export const subvert = bySpace({
  name: 'subvert',
  by: ['VC'],
  with: ['rally', 'march', 'terror'],
  usual: 2,
  can: ({ state }, space) => count(state, space, VC_GUERRILLA) > 0 && countOf(state, space, CUBES) > 0,
  *in(action, space) {
    const { state, tally } = action;
    const cubes = () => groupsAt(state, space, CUBES);
    const mayCome = count(state, AVAILABLE, VC_GUERRILLA) > 0;
    const way = yield* ask(
      action,
      'subvert',
      mayCome ? (['remove', 'replace'] as const) : (['remove'] as const),
      space,
    );
    const most = way === 'remove' ? 2 : 1;
    const step = way === 'remove' ? 'which-target' : 'which-replaced';
    tally.subverted += yield* pickPieces(action, step, most, cubes, (_, kind, n) => remove(kind, n, space), { space });
    if (way === 'replace') yield* move(VC_GUERRILLA, 1, AVAILABLE, space);
  },
  close: ({ state, tally }) => adjust(state, 'PATRONAGE', -Math.floor(tally.subverted / 2)),
});
