import { itemDuel, PLAIN } from '@fermata/item-duel';
import type { Bench } from '../bench.ts';
import { decisionOverMove } from '../random-matches.ts';

export const bench: Bench = {
  name: 'itemduel_decision_vs_boardgameio_move',
  about: 'item duel: a random decision of a match of two, log off, over a tic-tac-toe move of a boardgame.io client',
  bar: { atMost: 0.05 },
  // The plain duel, as it has been measured from the start.
  measure: decisionOverMove(itemDuel, { seats: 2, options: PLAIN }),
};
