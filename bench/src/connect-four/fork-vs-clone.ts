import { connectFour } from '@fermata/connect-four';
import { start } from '@fermata/core';
import type { Bench } from '../bench.ts';
import { answerAll, forkAndAnswer } from '../fork.ts';
import { cost, inTurn } from '../measure.ts';
import { randomSequences } from './sequences.ts';

export const bench: Bench = {
  name: 'connect4_fork_vs_clone',
  about: 'connect four in mid-game: fork, read the offer and answer once, over structuredClone of the state',
  bar: { atMost: 0.3 },
  measure(quick) {
    const matches = randomSequences(100).map(({ choices, seed }) =>
      answerAll(start(connectFour, { seed }), choices.slice(0, choices.length / 2)),
    );
    const clone = inTurn(matches, ({ state }) => {
      structuredClone(state);
      return 1;
    });
    return cost(inTurn(matches, forkAndAnswer), clone, 'fork', quick);
  },
};
