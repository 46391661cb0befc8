import type { Power } from './power.ts';

/** Nothing: such a bird is never asked for. */
export const none: Power = {
  text: () => 'No power.',
  *run() {},
};
