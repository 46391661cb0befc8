import { drawFromTrayOrDeck } from '../steps/cards.ts';
import type { Power } from './power.ts';
import { nothingToDraw } from './shared/nothing-to.ts';

/** Cards, from the tray or the deck. */
export const drawCards: Power<'drawCards'> = {
  obstacle: nothingToDraw,
  run: ({ state, seat }, { count }) => drawFromTrayOrDeck(state, seat, count),
};
