import { type Agent, type AnyGame, randomAnswer, seeded, start } from '@fermata/core';
import type { Bench } from './bench.ts';
import { boardgameioTable } from './boardgameio.ts';
import { cost, inTurn, type Work } from './measure.ts';
import { peer } from './tictactoe/boardgameio.ts';
import { randomSequences } from './tictactoe/sequences.ts';

/** What a random decision costs, log off, over a tic-tac-toe move of boardgame.io. */
export function decisionOverMove(game: AnyGame): Bench['measure'] {
  return (quick) => {
    const playPeer = boardgameioTable(peer);
    const theirs = inTurn(randomSequences(1000), ({ moves }) => {
      playPeer(moves);
      return moves.length;
    });
    return cost(randomMatches(game), theirs, 'decision', quick);
  };
}

const SEEDS = 500;
const SEATS = 2;

/** Whole matches, from the start to the end; what counts is how often somebody was asked. */
function randomMatches(game: AnyGame): Work {
  let seed = 0;
  return () => {
    seed = (seed + 1) % SEEDS;
    const chance = seeded(seed, 1);
    let decisions = 0;
    const agent: Agent = (prompt) => {
      decisions++;
      return randomAnswer(prompt, chance);
    };
    start(game, { seed, seats: SEATS, log: false }).run([agent, agent]);
    return decisions;
  };
}
