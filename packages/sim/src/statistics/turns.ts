import { type SpreadStatistics, spreadOf } from '../figures/spread.ts';
import { addToSpread, mergeSpreads, noSpread, type Spread } from '../sums/spread.ts';
import type { Statistic } from './statistic.ts';

export interface TurnFigures {
  /** Turns of a game. */
  readonly turns: SpreadStatistics;
}

/** How long games are. */
export const turns: Statistic<Spread, TurnFigures> = {
  begin() {
    const sums = noSpread();
    return { sums, add: ({ match }) => addToSpread(sums, match.turns) };
  },
  merge: mergeSpreads,
  summarise: (sums) => ({ turns: spreadOf(sums) }),
  show: ({ turns: figures }) => ({
    spread: {
      figures,
      row: 'turns of a game',
      card: 'turns in a game',
      chart: 'Length of a game',
      axis: 'turns',
      of: 'games',
    },
  }),
};
