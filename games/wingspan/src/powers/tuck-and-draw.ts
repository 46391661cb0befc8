import { count } from '../describe/words.ts';
import { aboutOf } from '../steps/about.ts';
import { drawFromTrayOrDeck } from '../steps/cards.ts';
import { tuck } from '../steps/tuck.ts';
import type { Power } from './power.ts';
import { nothingToTuck } from './shared/nothing-to.ts';
import { tuckText } from './shared/phrases.ts';

export interface Params {
  readonly drawCount: number;
  readonly tuckCount: number;
}

/** A card under this bird; who tucks draws. */
export const tuckAndDraw: Power<Params> = {
  text: ({ tuckCount, drawCount }) => `${tuckText(tuckCount)}; then draw ${count(drawCount, 'card')}.`,
  isFlocking: true,
  obstacle: nothingToTuck,
  *run({ state, seat, bird }, { tuckCount, drawCount }) {
    if (yield* tuck(state, seat, bird.id, tuckCount))
      yield* drawFromTrayOrDeck(state, seat, drawCount, aboutOf({ bird }));
  },
};
