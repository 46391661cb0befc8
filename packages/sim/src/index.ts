export { type Arena, type ArenaHow, arena, type Duel } from './arena.ts';
export type { Estimate } from './figures/interval.ts';
export { arenaTable } from './report/arena-table.ts';
export { report } from './report/report.ts';
export { table } from './report/table.ts';
export type { Cast, CastModule, Company, Entrant } from './run/cast.ts';
export { Crew } from './run/crew.ts';
export { type Progress, type Simulate, simulate } from './simulate.ts';
export type { Coverage, Covered } from './statistics/coverage.ts';
export { coverageTable } from './statistics/coverage-table.ts';
export type {
  AgentStatistics,
  OptionStatistics,
  PromptStatistics,
  SeatStatistics,
  SpreadStatistics,
  Statistics,
  TroubleStatistics,
} from './statistics/statistics.ts';
export type { Contents, Kind } from './tally/exercise.ts';
