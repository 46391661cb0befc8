import { connectFour } from '@fermata/connect-four';
import { type AnyMatch, type Prompt, seeded } from '@fermata/core';
import { randomAnswer } from '@fermata/core/moves';
import type { Bench } from '../bench.ts';
import { matchesAt, triesOf } from '../search.ts';
import { inTurn } from '../sides.ts';
import { positions } from './positions.ts';

export const bench: Bench = {
  name: 'search_vs_playouts',
  about: 'connect four: a try of search, over a fork of the same position that is run to its end at random',
  bar: { atMost: 2.2 },
  measure: {
    ours: () => triesOf(connectFour, positions()),
    peer: () => inTurn(matchesAt(connectFour, positions()), playoutOf()),
    unit: 'try',
    ratio: 'cost',
    apart: false,
  },
};

function playoutOf(): (match: AnyMatch) => number {
  const oracle = seeded('playouts');
  const agent = (prompt: Prompt) => randomAnswer(prompt, oracle);
  const agents = [agent, agent];
  return (match) => {
    match.fork({ reseed: oracle.int(2 ** 32, 'fork') }).run(agents);
    return 1;
  };
}
