import type { Contents } from '@fermata/core';

/** What every thread must know to play any game of a batch: plain data, the same for all. */
export interface Job {
  readonly seed: string;
  readonly games: number;
  readonly seats: number;
  readonly options: unknown;
  /** Who sits where, as places among the agents, one list per seat: games go through them in a circle. */
  readonly lineUps: readonly (readonly number[])[];
  /** True: all line-ups play the same seed before the next one comes. */
  readonly paired: boolean;
  /** True: keep the log, and count what was exercised; of names only these, if they are given. */
  readonly coverage: boolean;
  readonly names?: readonly string[] | undefined;
  readonly contents?: Contents | undefined;
  /** True: a row is made of each match. */
  readonly rows?: boolean | undefined;
  /** How long an agent may think about one question. */
  readonly timeMs?: number | undefined;
}

/** One game of a batch. */
export interface Fixture {
  readonly seed: string;
  readonly lineUp: readonly number[];
}

/** Every game has a seed of its own, or shares it with the other line-ups of its round. */
export function fixtureOf({ seed, lineUps, paired }: Job, game: number): Fixture {
  const round = paired ? Math.floor(game / lineUps.length) : game;
  return { seed: `${seed}/${round}`, lineUp: lineUps[game % lineUps.length] as readonly number[] }; // within the circle
}

/** The seed of the agent in a seat: its own, and the same for whoever sits there with the same seed. */
export function agentSeed(gameSeed: string, seat: number): string {
  return `${gameSeed}/seat ${seat}`;
}

/**
 * Games that are played and sent as one. It does not depend on the number of workers, so that sums of fractions are
 * rounded alike; large batches have chunks that outweigh their message, small ones chunks that keep all workers busy.
 */
export function chunkSize({ games, lineUps, paired }: Job): number {
  const size = Math.min(Math.max(Math.ceil(games / CHUNKS), 1), CHUNK_MAX);
  return paired ? Math.ceil(size / lineUps.length) * lineUps.length : size;
}

const CHUNKS = 100;
const CHUNK_MAX = 1000;

/** One line-up, or as many as there are seats, in which each place of the first goes round the table. */
export function rotations(first: readonly number[]): readonly (readonly number[])[] {
  return first.map((_, by) => first.map((__, seat) => first[(seat + by) % first.length] as number)); // within the circle
}

/** How many ways there are to seat this many of them at a table. */
export function tableCount(entrants: number, seats: number): number {
  let count = 1;
  for (let seat = 1; seat <= seats; seat++) count = (count * (entrants - seats + seat)) / seat;
  return count;
}

/** All ways to seat this many of them at a table, without regard to who sits where. */
export function tables(entrants: number, seats: number, from = 0): readonly (readonly number[])[] {
  if (seats === 0) return [[]];
  const found: (readonly number[])[] = [];
  for (let one = from; one <= entrants - seats; one++)
    for (const rest of tables(entrants, seats - 1, one + 1)) found.push([one, ...rest]);
  return found;
}
