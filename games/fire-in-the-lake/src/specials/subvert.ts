import { ask } from '../asking/ask.ts';
import { ARVN_CUBES } from '../map/kinds.ts';
import { VC_GUERRILLA } from '../map/pieces.ts';
import { count, countOf } from '../state/counts.ts';
import { adjust, remove } from '../verbs/change.ts';
import { groupsAt, pickPieces } from '../verbs/pick.ts';
import { place, supply } from '../verbs/place.ts';
import { bySpace } from './by-space.ts';

/** ARVN cubes desert: two go, or one comes over. Two of them in all cost patronage. */
export const subvert = bySpace({
  name: 'subvert',
  by: ['VC'],
  with: ['rally', 'march', 'terror'],
  usual: 2,
  can: ({ state }, space) => count(state, space, VC_GUERRILLA) > 0 && countOf(state, space, ARVN_CUBES) > 0,
  why: ({ state }, space) =>
    count(state, space, VC_GUERRILLA) === 0 ? 'no underground VC guerrilla is there' : 'no ARVN cube is there',
  *in(action, space) {
    const { state, tally } = action;
    const cubes = () => groupsAt(state, space, ARVN_CUBES);
    const mayCome = supply(state, 'VC', VC_GUERRILLA, space) > 0;
    const way = yield* ask(
      action,
      'subvert',
      mayCome ? (['remove', 'replace'] as const) : (['remove'] as const),
      space,
    );
    const most = way === 'remove' ? 2 : 1;
    const step = way === 'remove' ? 'which-target' : 'which-replaced';
    tally.subverted += yield* pickPieces(action, step, most, cubes, (_, kind, n) => remove(kind, n, space), { space });
    if (way === 'replace') yield* place(action, VC_GUERRILLA, 1, space, true);
  },
  close: ({ state, tally }) => adjust(state, 'PATRONAGE', -Math.floor(tally.subverted / 2)),
});
