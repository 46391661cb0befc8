import type { Bench } from '../bench.ts';
import { cost, ROUNDS, type Round } from '../measure.ts';
import { followerOf } from './follower.ts';
import { wholeMatches } from './whole-matches.ts';

const MATCHES = 40;
const QUICK_MATCHES = 8;
const WARM_UPS = 3;

export const bench: Bench = {
  name: 'wingspan_frame_vs_clone',
  about: 'wingspan: what one follower adds to an event, over whole matches, over structuredClone of the state',
  bar: { atMost: 0.8 },
  measure(quick) {
    const matches = wholeMatches(quick ? QUICK_MATCHES : MATCHES);
    const rounds: Round[] = [];
    for (let round = 0; round < WARM_UPS + ROUNDS; round++) {
      const { added, clone } = followerOf(matches);
      rounds.push({ ours: added, peer: clone });
    }
    return cost(rounds.slice(WARM_UPS), 'event');
  },
};
