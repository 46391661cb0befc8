import { type SpreadStatistics, spreadOf } from '../figures/spread.ts';
import { addToSpread, mergeSpreads, noSpread, type Spread } from '../sums/spread.ts';
import type { Statistic } from './statistic.ts';

export interface BranchingFigures {
  /** Options of a decision. */
  readonly branching: SpreadStatistics;
}

/** How much there is to choose from. */
export const branching: Statistic<Spread, BranchingFigures> = {
  begin() {
    const sums = noSpread();
    return {
      sums,
      add({ decisions }) {
        for (const { prompt } of decisions) addToSpread(sums, prompt.options.length);
      },
    };
  },
  merge: mergeSpreads,
  summarise: (sums) => ({ branching: spreadOf(sums) }),
  show: ({ branching: figures }) => ({
    spread: {
      figures,
      row: 'options of a decision',
      card: 'options in a decision',
      chart: 'Options of a decision',
      axis: 'options',
      of: 'decisions',
    },
  }),
};
