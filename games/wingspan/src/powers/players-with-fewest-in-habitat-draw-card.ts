import { drawFromTrayOrDeck } from '../steps/cards.ts';
import type { Power } from './power.ts';
import { fewestBirds } from './shared/fewest-birds.ts';
import { nothingToDraw } from './shared/nothing-to.ts';

/** Cards for those with the fewest birds in a habitat, clockwise from the owner. */
export const playersWithFewestInHabitatDrawCard: Power<'playersWithFewestInHabitatDrawCard'> = {
  obstacle: nothingToDraw,
  *run({ state, seat }, { habitat, drawCount }) {
    for (const one of fewestBirds(state, seat, habitat)) yield* drawFromTrayOrDeck(state, one, drawCount);
  },
};
