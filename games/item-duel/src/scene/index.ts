import { ITEMS } from '../items/index.ts';
import { stagingFor } from './staging.ts';

export { stagingFor };

/** The game with all its items on a table. */
export const staging = stagingFor(ITEMS);
