import { connectFour } from '@fermata/connect-four';
import type { Bench } from '../bench.ts';
import { movesOf } from '../boardgameio.ts';
import { playOurs } from '../ours.ts';
import { inTurn } from '../sides.ts';
import { peer } from './boardgameio.ts';
import { randomSequences } from './sequences.ts';

export const bench: Bench = {
  name: 'connect4_vs_boardgameio',
  about: 'connect four: moves through match.answer with the log on, over moves of a boardgame.io client',
  bar: { atLeast: 100 },
  measure: {
    ours: () =>
      inTurn(randomSequences(1000), (sequence) => {
        playOurs(connectFour, sequence);
        return sequence.moves.length;
      }),
    peer: () => movesOf(peer, randomSequences(1000)),
    unit: 'moves',
    ratio: 'speed',
    apart: true,
  },
};
