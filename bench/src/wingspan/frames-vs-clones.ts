import { frames } from '@fermata/core/host';
import type { Bench } from '../bench.ts';
import { answerAll } from '../fork.ts';
import { inTurn } from '../sides.ts';
import { begun, wholeMatches } from './whole-matches.ts';

const MATCHES = 20;

export const bench: Bench = {
  name: 'wingspan_frames_vs_clones',
  about:
    'wingspan: all frames of a whole match of one seat, in one pass, over as many structuredClones of its last state',
  bar: { atMost: 2 },
  measure: {
    ours: () => inTurn(playedMatches(), (match) => frames(match, 0).length),
    peer: () => inTurn(playedMatches().map(ending), cloneAll),
    unit: 'frame',
    ratio: 'cost',
    apart: false,
  },
};

function playedMatches() {
  return wholeMatches(MATCHES).map((match) => answerAll(begun(match), match.choices));
}

interface Ending {
  readonly state: object;
  readonly count: number;
}

function ending(match: ReturnType<typeof begun>): Ending {
  return { state: match.state, count: frames(match, 0).length };
}

function cloneAll({ state, count }: Ending): number {
  for (let clone = 0; clone < count; clone++) structuredClone(state);
  return count;
}
