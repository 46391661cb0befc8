import { connectFour } from '@fermata/connect-four';
import { start } from '@fermata/core';
import type { Bench } from '../bench.ts';
import { answerAll, cloneState, forkAndAnswer } from '../fork.ts';
import { inTurn } from '../sides.ts';
import { randomSequences } from './sequences.ts';

export const bench: Bench = {
  name: 'connect4_fork_vs_clone',
  about: 'connect four in mid-game: fork, read the offer and answer once, over structuredClone of the state',
  bar: { atMost: 0.3 },
  measure: {
    ours: () => inTurn(matches(), forkAndAnswer),
    peer: () => inTurn(matches(), cloneState),
    unit: 'fork',
    ratio: 'cost',
    apart: false,
  },
};

function matches() {
  return randomSequences(100).map(({ choices, seed }) =>
    answerAll(start(connectFour, { seed }), choices.slice(0, choices.length / 2)),
  );
}
