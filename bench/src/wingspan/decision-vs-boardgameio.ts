import { wingspan } from '@fermata/wingspan';
import type { Bench } from '../bench.ts';
import { decisionOverMove } from '../random-matches.ts';

export const bench: Bench = {
  name: 'wingspan_decision_vs_boardgameio_move',
  about: 'wingspan: a random decision of a match of two, log off, over a tic-tac-toe move of a boardgame.io client',
  bar: { atMost: 0.07 },
  measure: decisionOverMove(wingspan),
};
