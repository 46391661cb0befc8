import { connectFour } from '@fermata/connect-four';
import type { Bench } from '../bench.ts';
import { boardgameioTable } from '../boardgameio.ts';
import { inTurn, speedUp } from '../measure.ts';
import { playOurs } from '../ours.ts';
import { peer } from './boardgameio.ts';
import { randomSequences } from './sequences.ts';

export const bench: Bench = {
  name: 'connect4_vs_boardgameio',
  about: 'connect four: moves through match.answer with the log on, over moves of a boardgame.io client',
  bar: { atLeast: 100 },
  measure(quick) {
    const sequences = randomSequences(1000);
    const playPeer = boardgameioTable(peer);
    const ours = inTurn(sequences, (sequence) => {
      playOurs(connectFour, sequence);
      return sequence.moves.length;
    });
    const theirs = inTurn(sequences, ({ moves }) => {
      playPeer(moves);
      return moves.length;
    });
    return speedUp(ours, theirs, 'moves', quick);
  },
};
