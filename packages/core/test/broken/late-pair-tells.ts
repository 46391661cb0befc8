/** Only the last two of six wishes are touched by a hidden card: whoever tries to pick both finds out. */
import { SIX_WISHES, wishing } from '../games/wishing.ts';

export const latePairTells = wishing('late-pair-tells', SIX_WISHES, 2, {
  fits: (picked, isFeast) => isFeast || picked !== 'silk gold',
});
