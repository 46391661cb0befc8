import { drawFromTrayOrDeck } from '../steps/cards.ts';
import { discardEggs } from '../steps/eggs.ts';
import type { Power } from './power.ts';
import { eggSourceLacks, exceptFor } from './shared/egg-source.ts';
import { nothingToDraw } from './shared/nothing-to.ts';

/** Eggs for cards. */
export const discardEggToDrawCards: Power<'discardEggToDrawCards'> = {
  obstacle: (at, params) => eggSourceLacks(at, params) ?? nothingToDraw(at),
  *run(at, { drawCount, eggCount, eggSource }) {
    yield* discardEggs(at.state, at.seat, eggCount, exceptFor(at, eggSource));
    yield* drawFromTrayOrDeck(at.state, at.seat, drawCount);
  },
};
