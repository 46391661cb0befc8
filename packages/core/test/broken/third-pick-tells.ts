/** Of three wishes together one set is refused while a hidden card lies there; every pair is fine, and every other three. */
import { SIX_WISHES, wishing } from '../games/wishing.ts';

export const thirdPickTells = wishing('third-pick-tells', SIX_WISHES, 3, {
  fits: (picked, isFeast) => isFeast || picked !== 'salt silk gold',
});
