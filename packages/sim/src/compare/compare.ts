import { freshSeed } from '@fermata/core/host';
import { BatchError } from '../batch-error.ts';
import { checkHow, checkPlayers } from '../given.ts';
import { type Cast, type Company, companyOf } from '../run/cast.ts';
import { Crew } from '../run/crew.ts';
import { withThreads } from '../run/with-threads.ts';
import type { Common } from '../simulate.ts';
import type { Statistics } from '../statistics/tally.ts';
import { type OptionDifferences, optionDifferences } from './options.ts';
import { type Difference, differencesOf } from './paired.ts';
import { playBoth } from './play-both.ts';

/** Rules and options to be compared with others: the agents are the same on both sides. */
export interface ComparedSide {
  /** What tables call it. */
  readonly name: string;
  readonly players: Cast | Company;
  /** Options of the game. */
  readonly options?: unknown;
}

/** How many games are played on each side, and how. */
export interface CompareHow extends Omit<Common, 'options' | 'coverage' | 'names' | 'contents' | 'onProgress'> {
  readonly games: number;
  /** true, as it is where nothing is said: agents change seats from game to game. */
  readonly rotate?: boolean;
  /** Told as games are done, of both sides together. */
  onProgress?(progress: { readonly done: number; readonly games: number }): void;
}

/** Two sides with the same seeds and the same agents in the same seats: differences are of the second from the first. */
export interface Comparison {
  readonly seed: string;
  /** Games played on each side, and games asked for: fewer were played if somebody stopped it. */
  readonly games: number;
  readonly wanted: number;
  readonly sides: readonly [SideFigures, SideFigures];
  /** Game by game: luck that both had cancels out. */
  readonly differences: readonly Difference[];
  readonly options: OptionDifferences;
}

export interface SideFigures {
  readonly name: string;
  readonly statistics: Statistics;
}

/** Plays two sets of options, or two versions of the rules, side by side. */
export async function compare(one: ComparedSide, other: ComparedSide, how: CompareHow): Promise<Comparison> {
  checkHow(how, '{ games: 100 }');
  const { workers = 1, seed = freshSeed() } = how;
  const crew = typeof workers === 'number' && workers > 1 ? new Crew(workers) : workers;
  const companies = await Promise.all([one, other].map(({ players }) => companyIn(players)));
  const [first, second] = companies as [Company, Company]; // of two
  if (namesIn(first) !== namesIn(second))
    throw new BatchError(
      `the same agents play on both sides; got ${namesIn(first)} on one and ${namesIn(second)} on the other`,
    );
  try {
    const { figures, paired } = await withThreads(one.players, crew, (threads) =>
      withThreads(other.players, crew, (others) =>
        playBoth(
          [
            { name: one.name, company: first, options: one.options, threads },
            { name: other.name, company: second, options: other.options, threads: others },
          ],
          { ...how, seed: String(seed) },
        ),
      ),
    );
    const [ofOne, ofOther] = figures;
    return {
      ...{ seed: String(seed), games: ofOne.games, wanted: ofOne.wanted },
      sides: [
        { name: one.name, statistics: ofOne },
        { name: other.name, statistics: ofOther },
      ],
      differences: differencesOf(paired),
      options: optionDifferences(ofOne.options, ofOther.options),
    };
  } finally {
    if (crew instanceof Crew && crew !== workers) await crew.close();
  }
}

function companyIn(players: Cast | Company): Promise<Company> {
  checkPlayers(players);
  return companyOf(players);
}

function namesIn({ agents }: Company): string {
  return agents.map(({ name }) => name).join(', ');
}
