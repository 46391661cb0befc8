import { connectFour, openColumns } from '@fermata/connect-four';
import type { Bench } from '../bench.ts';
import { searchOverBot } from '../search.ts';
import { peer } from './boardgameio.ts';
import { positions } from './positions.ts';

export const bench: Bench = {
  name: 'connect4_search_vs_boardgameio',
  about: "connect four: tries of search, over iterations of boardgame.io's MCTSBot at the same positions",
  bar: { atLeast: 55 },
  measure: searchOverBot(connectFour, { game: peer, movesOf: openColumns }, positions),
};
