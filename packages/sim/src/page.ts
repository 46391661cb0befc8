/** `@fermata/sim/page`: what a browser needs to simulate and to show reports. Nothing in it is Node's. */
export { BatchError } from './batch-error.ts';
export { type ReportBody, reportBody } from './report/body.ts';
export { enliven, mendLanguage } from './report/page/live.js';
export { CsvWriter, jsonLines } from './rows/csv.ts';
export type { MatchRow } from './rows/row.ts';
export { type Company, type Entrant, type Verdict, withoutRepeats } from './run/cast.ts';
export { playStretch } from './run/play-stretch.ts';
export type { Answer, Stretch, Threads } from './run/threads.ts';
export type { Chart } from './show/charts.ts';
export { type Progress, type Simulation, simulation } from './simulation.ts';
export type { Statistics } from './statistics/tally.ts';
