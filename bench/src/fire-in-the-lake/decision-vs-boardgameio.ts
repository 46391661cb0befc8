import { fireInTheLake } from '@fermata/fire-in-the-lake';
import type { Bench } from '../bench.ts';
import { decisionOverMove } from '../random-matches.ts';
import { FULL } from './full.ts';

export const bench: Bench = {
  name: 'fitl_decision_vs_boardgameio_move',
  about:
    'fire in the lake, full: a random decision with its whole offer, over a tic-tac-toe move of a boardgame.io client',
  bar: { atMost: 0.1 },
  measure: decisionOverMove(fireInTheLake, FULL, 60),
};
