/** With which two of eight wishes one may stop depends on a hidden card; that they go together does not. */
import { wishing } from '../games/wishing.ts';

export const pairStopsTells = wishing('pair-stops-tells', 'bread wine salt honey silk wool gold oil', 3, {
  enough: (picked, isFeast) => isFeast || picked !== 'silk gold',
});
