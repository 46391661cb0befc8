import { checkHow, checkPlayers } from './given.ts';
import { type Cast, type Company, companyOf } from './run/cast.ts';
import type { Crew } from './run/crew.ts';
import { withThreads } from './run/with-threads.ts';
import { type Conduct, type Simulation, simulation } from './simulation.ts';
import type { Statistics } from './statistics/tally.ts';

/** How many games to play, and how. */
export interface Simulate extends Simulation, Common {}

/** What simulations and arenas have in common. */
export interface Common extends Conduct {
  /** Threads that play, for a cast: 1 is this one. Or a crew that plays several batches. The games do not depend on it. */
  readonly workers?: number | Crew;
}

/** As `simulation`, with threads of Node. */
export async function simulate(players: Cast | Company, how: Simulate): Promise<Statistics> {
  checkPlayers(players);
  checkHow(how, '{ games: 100 }');
  const company = await companyOf(players);
  return withThreads(players, how.workers ?? 1, (threads) => simulation(company, how, threads));
}
