import type { Job } from '../job.ts';
import { branching } from './branching.ts';
import { course } from './course/course.ts';
import { decisions } from './decisions.ts';
import { duels } from './duels.ts';
import { coverage } from './exercise/coverage.ts';
import { firstSeat } from './first-seat.ts';
import { leadChanges } from './lead-changes.ts';
import { options } from './options/options.ts';
import { pairs } from './pairs/pairs.ts';
import { results } from './results.ts';
import { sources } from './sources.ts';
import type { Shown, Statistic } from './statistic.ts';
import { troubles } from './troubles.ts';
import { turns } from './turns.ts';

/** All that batches are asked, in the order in which it is told. One line here for each. */
const STATISTICS = [
  results,
  firstSeat,
  duels,
  turns,
  decisions,
  branching,
  leadChanges,
  sources,
  course,
  options,
  pairs,
  troubles,
  coverage,
] as const satisfies readonly Statistic[];

/** Those that are counted in a batch: the same in every thread. */
export function statisticsOf(job: Job): readonly Statistic[] {
  const all: readonly Statistic[] = STATISTICS;
  return all.filter((statistic) => statistic.isWanted?.(job) ?? true);
}

/** What all of them tell, put together. */
export type Figures = Together<typeof STATISTICS>;

type Together<List extends readonly Statistic[]> = List extends readonly [
  infer First extends Statistic,
  ...infer Rest extends readonly Statistic[],
]
  ? ReturnType<First['summarise']> & Together<Rest>
  : unknown;

/** How figures are told, statistic by statistic. */
export function showAll(figures: Figures): readonly Shown[] {
  const all: readonly Statistic[] = STATISTICS;
  return all.map((statistic) => statistic.show(figures));
}
