/** What is simulated, and what is told of it: data that goes between the page and its workers. */
import type { Statistics } from '@fermata/sim/page';

export interface Wish {
  readonly game: string;
  /** One for each seat, such as `greedy` or `search:200`. */
  readonly agents: readonly string[];
  readonly games: number;
  readonly seed: string;
  /** Agents change seats from game to game. */
  readonly rotate: boolean;
  readonly coverage: boolean;
  readonly options?: unknown;
  /** A row of each match is kept, to be saved. */
  readonly rows?: boolean;
}

/** How far it is, and now and then what the games so far tell. */
export interface News {
  readonly done: number;
  readonly statistics?: Statistics;
}

/** What all games tell, or why they could not be played. */
export type Simulated = { readonly statistics: Statistics; readonly rows?: Rows } | { readonly why: string };

/** A row of each match, in both forms. */
export interface Rows {
  readonly csv: Blob;
  readonly jsonl: Blob;
}

/** Rows take room in the browser: of more games the command line writes them. */
export const ROWS_MAX = 100_000;

/** The same at the command line. */
export function commandOf({ game, agents, games, seed, rotate, coverage, options, rows }: Wish): string {
  return [
    `npx fermata sim ${game}`,
    `--seats ${agents.join(',')}`,
    `--games ${games} --seed ${quoted(seed)}`,
    ...(rotate ? [] : ['--no-rotate']),
    ...(coverage ? ['--coverage'] : []),
    ...(rows === true ? [`--rows ${quoted(`${game}.csv`)}`] : []),
    ...(options === undefined ? [] : [`--options ${quoted(JSON.stringify(options))}`]),
  ].join(' ');
}

/** As a shell takes it. */
function quoted(text: string): string {
  return /^[\w.-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`;
}
