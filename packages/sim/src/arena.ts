import { BatchError } from './batch-error.ts';
import type { Estimate } from './figures/interval.ts';
import { checkHow, checkPlayers } from './given.ts';
import { rotations, tableCount, tables } from './job.ts';
import { type Cast, type Company, companyOf, namesOf } from './run/cast.ts';
import { withThreads } from './run/with-threads.ts';
import type { Common } from './simulate.ts';
import { play } from './simulation.ts';
import type { Meetings } from './statistics/duels.ts';
import type { AgentStatistics } from './statistics/results.ts';
import type { Statistics } from './statistics/tally.ts';

/** How many rounds to play, and how. In a round all tables play the same seed, and all who sit there play all seats. */
export interface ArenaHow extends Common {
  readonly rounds: number;
}

/** How entrants do against each other. */
export interface Arena extends Meetings {
  /** The strongest first. */
  readonly ladder: readonly AgentStatistics[];
  readonly statistics: Statistics;
}

const LINE_UPS_MAX = 10_000;

/** Lets every entrant meet every other, with the same seeds from every seat. */
export async function arena(players: Cast | Company, how: ArenaHow): Promise<Arena> {
  checkPlayers(players);
  checkHow(how, '{ rounds: 100 }');
  const { rounds } = how;
  if (!Number.isInteger(rounds) || rounds < 1) throw new BatchError(`an arena is of 1 round or more; got ${rounds}`);
  const company = await companyOf(players);
  const { game } = company;
  const entrants = namesOf(players);
  const seats = how.seats ?? game.seats.usual ?? game.seats.min;
  if (players.agents.length !== entrants.length)
    throw new BatchError(
      `entrants of an arena have names of their own; got ${players.agents.length} agents named ${entrants.join(', ')}`,
    );
  if (seats < 2 || entrants.length < seats)
    throw new BatchError(`an arena wants 2 seats or more and an entrant for each; got ${entrants.length} for ${seats}`);
  const inRound = tableCount(entrants.length, seats) * seats;
  if (inRound > LINE_UPS_MAX)
    throw new BatchError(`a round would be ${inRound} games, more than ${LINE_UPS_MAX}; let fewer enter`);
  const lineUps = tables(entrants.length, seats).flatMap(rotations);
  const games = rounds * lineUps.length;
  const isByScore = game.aim === 'score'; // how often somebody wins does not matter then
  const figures = await withThreads(players, how.workers ?? 1, (threads) =>
    play(company, how, { games, seats, lineUps, paired: true }, threads),
  );
  const { meetings, ...statistics } = figures;
  const { duels, ...met } = meetings as Meetings; // where all meet all, they are counted
  return {
    ...met,
    ladder: statistics.agents.toSorted((a, b) => (isByScore ? gained(b.score, a.score) : gained(b.share, a.share))),
    duels,
    statistics,
  };
}

function gained(one: Estimate, other: Estimate): number {
  return one.value - other.value;
}
