import type { Bench } from '../bench.ts';
import { EARLY, LATE, onlookerGrowth } from './onlooker-growth.ts';

export const bench: Bench = {
  name: 'frames_growth',
  about: `an answer with one follower: at event ${LATE} of a match, over event ${EARLY}`,
  bar: { atMost: 1.5 },
  measure: (quick) =>
    onlookerGrowth(quick, (match, told) => {
      match.follow(0, ({ frames }) => told(frames.length));
    }),
};
