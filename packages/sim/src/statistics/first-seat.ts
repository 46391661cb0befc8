import { type Estimate, shareDifference } from '../figures/interval.ts';
import { points } from '../show/numbers.ts';
import { addValue, type Moments, mergeMoments, noMoments } from '../sums/moments.ts';
import { WIN } from '../sums/results.ts';
import type { Statistic } from './statistic.ts';

export interface FirstSeatFigures {
  /** What the first seat wins more than the mean of all seats; not there where one plays alone. */
  readonly firstSeat?: Estimate;
}

/** Whether it is good to begin: what the first seat got more than the mean, in half points times seats, which is whole. */
export const firstSeat: Statistic<Moments, FirstSeatFigures> = {
  isWanted: ({ seats }) => seats > 1,
  begin() {
    const sums = noMoments();
    return {
      sums,
      add: ({ halves }) =>
        addValue(sums, (halves[0] ?? 0) * halves.length - halves.reduce((sum, half) => sum + half, 0)),
    };
  },
  merge: mergeMoments,
  /** It wins alone and lifts the mean, too; or all others share the first place, each of them with half a win. */
  summarise: (sums, { job: { seats } }) => ({
    firstSeat: shareDifference(sums, { unit: WIN * seats, least: -1 / 2, most: 1 - 1 / seats, turn: 1 }),
  }),
  show({ firstSeat: more }) {
    if (more === undefined) return {};
    const [value = '', ...range] = points(more).split(' ');
    return {
      lines: () => ['', `first seat against the mean of all seats: ${points(more)} points of percent`],
      card: { name: 'first seat over the mean', value, range: `${range.join(' ')} points` },
    };
  },
};
