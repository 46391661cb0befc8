import type { Bench } from '../bench.ts';
import { boardgameioTable } from '../boardgameio.ts';
import { inTurn, speedUp } from '../measure.ts';
import { playOurs } from '../ours.ts';
import { peer } from './boardgameio.ts';
import { tictactoe } from './game.ts';
import { randomSequences } from './sequences.ts';

export const bench: Bench = {
  name: 'tictactoe_vs_boardgameio',
  about: 'tic-tac-toe: moves through match.answer with the log on, over moves of a boardgame.io client',
  bar: { atLeast: 150 },
  measure(quick) {
    const sequences = randomSequences(1000);
    const playPeer = boardgameioTable(peer);
    const ours = inTurn(sequences, (sequence) => {
      playOurs(tictactoe, sequence);
      return sequence.moves.length;
    });
    const theirs = inTurn(sequences, ({ moves }) => {
      playPeer(moves);
      return moves.length;
    });
    return speedUp(ours, theirs, 'moves', quick);
  },
};
