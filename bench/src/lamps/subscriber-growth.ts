import type { Bench } from '../bench.ts';
import { EARLY, LATE, onlookerGrowth } from './onlooker-growth.ts';

export const bench: Bench = {
  name: 'subscriber_growth',
  about: `an answer with one subscriber: at event ${LATE} of a match, over event ${EARLY}`,
  bar: { atMost: 1.5 },
  measure: (quick) =>
    onlookerGrowth(quick, (match, told) => {
      match.subscribe(0, ({ events }) => told(events.length));
    }),
};
