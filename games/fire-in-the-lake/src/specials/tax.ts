import { KINDS, VC_GUERRILLA } from '../map/pieces.ts';
import { taxIn } from '../operations/insurgent.ts';
import { count } from '../state/counts.ts';
import { control } from '../state/victory.ts';
import { adjust, flip, shift } from '../verbs/change.ts';
import { parting } from '../verbs/parting.ts';
import { bySpace } from './by-space.ts';

/** A guerrilla comes out and collects; people like the government better for it. */
export const tax = bySpace({
  name: 'tax',
  by: ['VC'],
  with: 'any',
  usual: 4,
  can: ({ state }, space) => taxIn(state, space) > 0,
  why({ state }, space) {
    if (count(state, space, VC_GUERRILLA) === 0) return 'no underground VC guerrilla is there';
    return control(state, space) === 'COIN' ? 'COIN controls it' : 'there is nothing to tax';
  },
  *in(action, space) {
    const { state, accompanied } = action;
    const n = taxIn(state, space);
    if (accompanied !== undefined) {
      const index = space * KINDS + VC_GUERRILLA;
      accompanied.hold(index + 1, yield* parting(action, accompanied, index, 1));
    }
    yield* flip(VC_GUERRILLA, 1, space);
    yield* adjust(state, 'RES_VC', n);
    yield* shift(state, space, 1);
  },
});
