import { type Bounded, type Estimate, mean, wilson } from '../../figures/interval.ts';
import { WIN } from '../../sums/results.ts';
import type { Statistic } from '../statistic.ts';
import { CourseCounting } from './counting.ts';
import { chartsOf, section } from './show.ts';
import { type Ended, HOPE, mergeSums, mergeTurns, type Sums, type TurnSums } from './sums.ts';

export interface CourseFigures {
  /** How matches go, turn by turn; there if the game judges positions or says what scores are made of. */
  readonly course?: Course;
}

export interface Course {
  readonly agents: readonly AgentCourse[];
  /** The same of each agent in each seat that it sat in. */
  readonly seatsOfAgents: readonly (AgentCourse & { readonly seat: number })[];
  /** How often whoever led when so many turns were over won in the end, counted: who leads has most points, or most to hope for. */
  readonly leaders: readonly { readonly turn: number; readonly seats: number; readonly won: Bounded }[];
}

export interface AgentCourse {
  readonly agent: string;
  readonly turns: readonly CourseTurn[];
}

/** When so many turns were over. */
export interface CourseTurn {
  readonly turn: number;
  /** Points, and what the game says that a seat may hope for (0 to 1). */
  readonly score?: Estimate;
  readonly hope?: Estimate;
  /** The chance to win of who is ahead of all others, and of who is behind somebody: matches were played on from there, and counted. */
  readonly ahead?: Chance;
  readonly behind?: Chance;
}

export interface Chance {
  readonly seats: number;
  readonly won: Bounded;
}

/** Scores, hopes and chances over turns, per agent and seat, and how early a match is decided. */
export const course: Statistic<Sums, CourseFigures> = {
  begin: (batch) => new CourseCounting(batch),
  merge: mergeSums,
  summarise: (sums, { agents }) => (sums.flat(2).length === 0 ? {} : { course: courseOf(sums, agents) }),
  show: ({ course: told }) => (told === undefined ? {} : { charts: chartsOf(told), section: () => section(told) }),
};

function courseOf(sums: Sums, agents: readonly string[]): Course {
  const byAgent = sums.map(merged);
  return {
    agents: agents.map((agent, at) => ({ agent, turns: (byAgent[at] ?? []).map(turnOf) })),
    seatsOfAgents: agents.flatMap((agent, at) =>
      (sums[at] ?? []).flatMap((turns, seat) =>
        turns.length === 0 ? [] : [{ agent, seat, turns: turns.map(turnOf) }],
      ),
    ),
    leaders: merged(byAgent).map(({ ahead }, turn) => ({ turn, seats: ahead.count, won: wonBy(ahead) })),
  };
}

function merged(all: readonly (readonly TurnSums[])[]): readonly TurnSums[] {
  const sums: TurnSums[] = [];
  for (const turns of all) mergeTurns(sums, turns);
  return sums;
}

function turnOf({ score, hope, ahead, behind }: TurnSums, turn: number): CourseTurn {
  return {
    turn,
    ...(score.count > 0 && { score: mean(score) }),
    ...(hope.count > 0 && { hope: mean(hope, HOPE) }),
    ...(ahead.count > 0 && { ahead: { seats: ahead.count, won: wonBy(ahead) } }),
    ...(behind.count > 0 && { behind: { seats: behind.count, won: wonBy(behind) } }),
  };
}

function wonBy({ count, halves }: Ended): Bounded {
  return wilson(halves / WIN, count);
}
