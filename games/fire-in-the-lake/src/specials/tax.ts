import { VC_GUERRILLA } from '../map/pieces.ts';
import { taxIn } from '../operations/insurgent.ts';
import { adjust, flip, shift } from '../verbs/change.ts';
import { bySpace } from './by-space.ts';

/** A guerrilla comes out and collects; people like the government better for it. */
export const tax = bySpace({
  name: 'tax',
  by: ['VC'],
  with: 'any',
  usual: 4,
  can: ({ state }, space) => taxIn(state, space) > 0,
  *in({ state }, space) {
    const n = taxIn(state, space);
    yield* flip(VC_GUERRILLA, 1, space);
    yield* adjust(state, 'RES_VC', n);
    yield* shift(state, space, 1);
  },
});
