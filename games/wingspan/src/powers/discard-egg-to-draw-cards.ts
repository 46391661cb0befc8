import { count } from '../describe/words.ts';
import { aboutOf } from '../steps/about.ts';
import { drawFromTrayOrDeck } from '../steps/cards.ts';
import { discardEggs } from '../steps/eggs.ts';
import type { Power } from './power.ts';
import { type EggSource, eggSourceLacks, exceptFor, sourceText } from './shared/egg-source.ts';
import { nothingToDraw } from './shared/nothing-to.ts';

export interface Params {
  readonly drawCount: number;
  readonly eggCount: number;
  readonly eggSource: EggSource;
}

/** Eggs for cards. */
export const discardEggToDrawCards: Power<Params> = {
  text: ({ eggCount, eggSource, drawCount }) =>
    `discard ${count(eggCount, 'egg')} from ${sourceText(eggSource)} to draw ${count(drawCount, 'card')}.`,
  obstacle: (at, params) => eggSourceLacks(at, params) ?? nothingToDraw(at),
  *run(at, { drawCount, eggCount, eggSource }) {
    yield* discardEggs(at.state, at.seat, eggCount, exceptFor(at, eggSource), aboutOf(at));
    yield* drawFromTrayOrDeck(at.state, at.seat, drawCount, aboutOf(at));
  },
};
