import { count } from '../describe/words.ts';
import { aboutOf } from '../steps/about.ts';
import { drawFromTrayOrDeck } from '../steps/cards.ts';
import type { Power } from './power.ts';
import { nothingToDraw } from './shared/nothing-to.ts';

export interface Params {
  readonly count: number;
}

/** Cards, from the tray or the deck. */
export const drawCards: Power<Params> = {
  text: ({ count: cards }) => `draw ${count(cards, 'card')}.`,
  obstacle: nothingToDraw,
  run: ({ state, seat, bird }, { count }) => drawFromTrayOrDeck(state, seat, count, aboutOf({ bird })),
};
