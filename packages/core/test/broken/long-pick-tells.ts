/** Three of nine wishes may be enough or not, and only a hidden card says which: too many sets to try them all, but a few do. */
import { SIX_WISHES, wishing } from '../games/wishing.ts';

export const longPickTells = wishing('long-pick-tells', `${SIX_WISHES} oil wool tin`, 3, {
  enough: (picked, isFeast) => isFeast || picked.split(' ').length !== 3,
});
