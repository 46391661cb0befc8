import type { AnyGame, AnyMatch } from '@fermata/core';
import type { Fixture } from '../job.ts';
import type { Played } from '../statistics/statistic.ts';

/** One match of a batch, as those who study it elsewhere want it: plain data, a row of a table. */
export interface MatchRow {
  /** Which of two sides it belongs to, where two are compared. */
  readonly side?: string;
  /** Its place in the batch, from 0 on. */
  readonly match: number;
  readonly seed: string;
  readonly game: string;
  readonly version: number;
  /** As they were given; missing where the usual ones were played. */
  readonly options?: unknown;
  readonly turns: number;
  readonly questions: number;
  /** The seat that was asked first; missing where nobody was. */
  readonly first?: number;
  /** By what it was decided, where somebody can say so. */
  readonly ended?: string;
  readonly seats: readonly SeatRow[];
}

export interface SeatRow {
  readonly agent: string;
  readonly place: number;
  readonly score: number;
  /** What its score is made of, if the game says so. */
  readonly sources?: { readonly [source: string]: number };
}

/** What is known of a match beyond how it went. */
export interface RowHead {
  readonly index: number;
  readonly fixture: Fixture;
  readonly options: unknown;
  readonly agents: readonly string[];
  readonly verdict: ((match: AnyMatch) => string | undefined) | undefined;
}

/** The row of a match that is over. */
export function rowOf(game: AnyGame, { match, outcome, decisions, lineUp }: Played, head: RowHead): MatchRow {
  const { index, fixture, options, agents, verdict } = head;
  const first = decisions[0]?.prompt.seat;
  const ended = verdict?.(match);
  return {
    ...{ match: index, seed: fixture.seed, game: game.name, version: game.version },
    ...(options !== undefined && { options }),
    ...{ turns: match.turns, questions: decisions.length },
    ...(first !== undefined && { first }),
    ...(ended !== undefined && { ended }),
    seats: outcome.map(({ rank, score }, seat) => ({
      ...{ agent: agents[lineUp[seat] as number] ?? '', place: rank, score }, // one for each seat
      ...(game.scoring && { sources: game.scoring(match.state, seat) }),
    })),
  };
}
