/** The peer: the tic-tac-toe of boardgame.io's own tutorial, on our board and with our win check. */
import { INVALID_MOVE, type PeerGame } from '../boardgameio.ts';
import { EMPTY, emptyBoard, isFull, winnerOf } from './board.ts';

interface State {
  cells: number[];
}

export const peer: PeerGame<State> = {
  setup: () => ({ cells: emptyBoard() }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    play: ({ G, playerID }, cell: number) => {
      if (G.cells[cell] !== EMPTY) return INVALID_MOVE;
      G.cells[cell] = Number(playerID);
    },
  },
  endIf: ({ G }) => {
    const winner = winnerOf(G.cells);
    return winner !== undefined || isFull(G.cells) ? { winner } : undefined;
  },
};
