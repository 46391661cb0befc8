import { reasonOf } from '@fermata/agents';
import { type AnyGame, type Contents, Misuse, start } from '@fermata/core';
import { freshSeed } from '@fermata/core/host';
import { BatchError } from './batch-error.ts';
import { checkHow, checkPlayers } from './given.ts';
import { type Job, rotations } from './job.ts';
import type { MatchRow } from './rows/row.ts';
import { playBatch } from './run/batch.ts';
import { type Company, namesOf } from './run/cast.ts';
import type { Threads } from './run/threads.ts';
import type { Batch } from './statistics/statistic.ts';
import { type Statistics, summarise } from './statistics/tally.ts';

/** How many games to play, and how. */
export interface Simulation extends Conduct {
  readonly games: number;
  /** true, as it is where nothing is said: agents change seats from game to game. false: each keeps its seat. */
  readonly rotate?: boolean;
}

/** How a batch is played, whoever plays it. */
export interface Conduct {
  /** The same seed gives the same games. Made fresh where none is given. */
  readonly seed?: string | number;
  /** The usual number of the game, or as many as there are agents, where nothing is said. */
  readonly seats?: number;
  /** Options of the game. */
  readonly options?: unknown;
  /** Count what is exercised. It needs the log, and so it takes its time. */
  readonly coverage?: boolean;
  /** Names of cards, powers and the like that ought to be exercised, wherever they are named. */
  readonly names?: readonly string[];
  /** What the game contains: cards, powers and the like, and where events name them; all prompts, and all listeners. */
  readonly contents?: Contents;
  /**
   * How long an agent that answers with a promise may think about one question. Who fails to answer it gets its default,
   * or a random answer, and the statistics tell; with a limit in time, the same seed may give other games.
   */
  readonly timeMs?: number;
  /**
   * Told a row of each match, in the order of the matches, whatever the number of workers. It may take its time: then the batch waits.
   */
  onRows?(rows: readonly MatchRow[]): void | Promise<void>;
  /** Ends it early, with what is done so far. */
  readonly signal?: AbortSignal;
  /** Told before the first game, and then as games are done. */
  onProgress?(progress: Progress): void;
}

/** How far a batch has come. */
export interface Progress {
  readonly done: number;
  readonly games: number;
  /** What the games so far tell. */
  statistics(): Statistics;
}

/**
 * Plays many games and tells what they have in common, in whichever threads, or in this one. Agents take turns where fewer
 * are given than there are seats. Nothing is kept of a game but sums, so memory stays flat.
 */
export async function simulation(company: Company, how: Simulation, threads?: Threads): Promise<Statistics> {
  checkPlayers(company);
  checkHow(how, '{ games: 100 }');
  return play(company, how, planOf(company, how), threads);
}

/** Who sits where in how many games. */
type Plan = Pick<Job, 'games' | 'seats' | 'lineUps' | 'paired'>;

/** The plan of a simulation: agents change seats, unless they are to keep them. */
export function planOf(company: Company, how: Simulation): Plan {
  const { games, rotate = true } = how;
  if (!Number.isInteger(games) || games < 1) throw new BatchError(`a simulation is of 1 game or more; got ${games}`);
  const { seats: may } = company.game;
  const seats = how.seats ?? Math.max(company.agents.length, may.usual ?? may.min);
  const first = firstLineUp(company, seats);
  const lineUps = rotate ? rotations(first) : [first];
  return { games, seats, lineUps, paired: false };
}

/** The agents in the order given, again and again until all seats are taken. */
function firstLineUp(company: Company, seats: number): readonly number[] {
  const all = company.agents.map(({ name }) => name);
  if (all.length < 1 || all.length > seats)
    throw new BatchError(`${seats} seats want 1 to ${seats} agents; got ${all.length}`);
  const names = namesOf(company);
  return Array.from({ length: seats }, (_, seat) => names.indexOf(all[seat % all.length] as string)); // within the circle
}

/** Plays a batch, telling of its progress on the way. */
export async function play(company: Company, how: Conduct, plan: Plan, threads: Threads | undefined) {
  const { signal, onProgress } = how;
  const batch = batchFor(company, how, plan);
  const tally = await playBatch(company, batch, {
    threads,
    signal,
    onRows: (all) => how.onRows?.(all),
    onGames: (done, sums) => onProgress?.({ done, games: plan.games, statistics: () => summarise(batch, sums()) }),
  });
  return summarise(batch, tally);
}

/** What is played; throws if it cannot be. */
export function batchFor(company: Company, how: Conduct, plan: Plan): Batch {
  const { options, coverage = false, names, contents, timeMs } = how;
  const { game } = company;
  checkStart(game, plan.seats, options);
  const seed = String(how.seed ?? freshSeed());
  const rows = how.onRows !== undefined;
  const job: Job = { seed, options, coverage, names, contents, timeMs, rows, ...plan };
  return { game, agents: namesOf(company), job };
}

/** Throws if a match cannot even begin: bad seats and options are told before any thread starts. */
function checkStart(game: AnyGame, seats: number, options: unknown): void {
  try {
    start(game, { seats, options });
  } catch (error) {
    if (error instanceof Misuse) throw error;
    throw new Error(`${game.name} broke before its first question: ${reasonOf(error)}`, { cause: error });
  }
}
