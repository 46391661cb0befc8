import type { Habitat } from '../data/mat.ts';
import { count } from '../describe/words.ts';
import { aboutOf } from '../steps/about.ts';
import { drawFromTrayOrDeck } from '../steps/cards.ts';
import type { Power } from './power.ts';
import { fewestBirds } from './shared/fewest-birds.ts';
import { nothingToDraw } from './shared/nothing-to.ts';

export interface Params {
  readonly drawCount: number;
  readonly habitat: Habitat;
}

/** Cards for those with the fewest birds in a habitat, clockwise from the owner. */
export const playersWithFewestInHabitatDrawCard: Power<Params> = {
  text: ({ drawCount, habitat }) =>
    `everybody with the fewest birds in the ${habitat} draws ${count(drawCount, 'card')}.`,
  obstacle: nothingToDraw,
  *run({ state, seat, bird }, { habitat, drawCount }) {
    const about = aboutOf({ bird });
    for (const one of fewestBirds(state, seat, habitat)) yield* drawFromTrayOrDeck(state, one, drawCount, about);
  },
};
