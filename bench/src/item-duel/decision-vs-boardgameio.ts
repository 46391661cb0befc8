import { type Agent, randomAnswer, seeded, start } from '@fermata/core';
import { itemDuel } from '@fermata/item-duel';
import type { Bench } from '../bench.ts';
import { boardgameioTable } from '../boardgameio.ts';
import { cost, inTurn, type Work } from '../measure.ts';
import { peer } from '../tictactoe/boardgameio.ts';
import { randomSequences } from '../tictactoe/sequences.ts';

export const bench: Bench = {
  name: 'itemduel_decision_vs_boardgameio_move',
  about: 'item duel: a random decision of a match of two, log off, over a tic-tac-toe move of a boardgame.io client',
  bar: { atMost: 0.05 },
  measure(quick) {
    const playPeer = boardgameioTable(peer);
    const theirs = inTurn(randomSequences(1000), ({ moves }) => {
      playPeer(moves);
      return moves.length;
    });
    return cost(randomMatches(), theirs, 'decision', quick);
  },
};

const SEEDS = 500;

/** Whole matches, from the start to the end; what counts is how often somebody was asked. */
function randomMatches(): Work {
  let seed = 0;
  return () => {
    seed = (seed + 1) % SEEDS;
    const chance = seeded(seed, 1);
    let decisions = 0;
    const agent: Agent = (prompt) => {
      decisions++;
      return randomAnswer(prompt, chance);
    };
    start(itemDuel, { seed, log: false }).run([agent, agent]);
    return decisions;
  };
}
