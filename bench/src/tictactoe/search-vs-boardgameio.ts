import type { Bench } from '../bench.ts';
import { earlyPositions, searchOverBot } from '../search.ts';
import { emptyCells } from './board.ts';
import { peer } from './boardgameio.ts';
import { tictactoe } from './game.ts';
import { randomSequences } from './sequences.ts';

export const bench: Bench = {
  name: 'tictactoe_search_vs_boardgameio',
  about: "tic-tac-toe: tries of search, over iterations of boardgame.io's MCTSBot at the same positions",
  bar: { atLeast: 25 },
  measure: searchOverBot(tictactoe, { game: peer, movesOf: ({ cells }) => emptyCells(cells) }, () =>
    earlyPositions(randomSequences(100), 1),
  ),
};
