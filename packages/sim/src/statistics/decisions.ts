import { type SpreadStatistics, spreadOf } from '../figures/spread.ts';
import { addToSpread, mergeSpreads, noSpread, type Spread } from '../sums/spread.ts';
import type { Statistic } from './statistic.ts';

export interface DecisionFigures {
  /** Decisions in a game. */
  readonly decisions: SpreadStatistics;
}

/** How much there is to decide. */
export const decisions: Statistic<Spread, DecisionFigures> = {
  begin() {
    const sums = noSpread();
    return { sums, add: (played) => addToSpread(sums, played.decisions.length) };
  },
  merge: mergeSpreads,
  summarise: (sums) => ({ decisions: spreadOf(sums) }),
  show: ({ decisions: figures }) => ({
    spread: {
      figures,
      row: 'decisions in a game',
      card: 'decisions in a game',
      chart: 'Decisions in a game',
      axis: 'decisions',
      of: 'games',
    },
  }),
};
