import type { Habitat } from '../data/mat.ts';
import { tuck } from '../steps/tuck.ts';
import type { Power } from './power.ts';
import { nothingToTuck } from './shared/nothing-to.ts';
import { tuckText } from './shared/phrases.ts';

export interface Params {
  readonly count: number;
  readonly habitat: Habitat;
}

/** Another seat plays a bird into a habitat: a card under this bird. */
export const whenOpponentPlaysBirdInHabitatTuckCard: Power<Params> = {
  text: ({ count: cards, habitat }) => `when another player plays a bird into the ${habitat}, ${tuckText(cards)}.`,
  isFlocking: true,
  answers: (trigger, { habitat }) => trigger.type === 'birdPlayed' && trigger.habitat === habitat,
  obstacle: nothingToTuck,
  *run({ state, seat, bird }, { count }) {
    yield* tuck(state, seat, bird.id, count);
  },
};
