/** The peer: connect four as boardgame.io's documentation would have it, on our grid and with our win check. */
import { drop, emptyGrid, type Grid, isFull, openColumns, winner } from '@fermata/connect-four';
import { INVALID_MOVE, type PeerGame } from '../boardgameio.ts';

export const peer: PeerGame<Grid> = {
  setup: () => emptyGrid(),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    play: ({ G }, column: number) => {
      if (!openColumns(G).includes(column)) return INVALID_MOVE;
      drop(G, column);
    },
  },
  endIf: ({ G }) => (winner(G) !== undefined || isFull(G) ? { winner: winner(G) } : undefined),
};
