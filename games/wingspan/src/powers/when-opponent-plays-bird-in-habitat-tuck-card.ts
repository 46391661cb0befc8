import { tuck } from '../steps/tuck.ts';
import type { Power } from './power.ts';
import { nothingToTuck } from './shared/nothing-to.ts';

/** Another seat plays a bird into a habitat: a card under this bird. */
export const whenOpponentPlaysBirdInHabitatTuckCard: Power<'whenOpponentPlaysBirdInHabitatTuckCard'> = {
  answers: (trigger, { habitat }) => trigger.type === 'birdPlayed' && trigger.habitat === habitat,
  obstacle: nothingToTuck,
  *run({ state, seat, bird }, { count }) {
    yield* tuck(state, seat, bird.id, count);
  },
};
