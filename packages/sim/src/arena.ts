import { Misuse } from '@fermata/core';
import { type Estimate, mean, shareDifference } from './figures/interval.ts';
import { rotations, tableCount, tables } from './job.ts';
import { type Cast, type Company, companyOf, namesOf } from './run/cast.ts';
import { type Common, play } from './simulate.ts';
import type { AgentStatistics, Statistics } from './statistics/statistics.ts';
import { WIN } from './sums/results.ts';
import { pairKey } from './tally/pairs.ts';
import type { Tally } from './tally/tally.ts';

/** How many rounds to play, and how. In a round all tables play the same seed, and all who sit there play all seats. */
export interface ArenaHow extends Common {
  readonly rounds: number;
}

/** How entrants do against each other. */
export interface Arena {
  /** Rounds played to their end, and rounds asked for: fewer were played if somebody stopped it. */
  readonly rounds: number;
  readonly wanted: number;
  /** The strongest first. */
  readonly ladder: readonly AgentStatistics[];
  /** Every two that met, the stronger one first. */
  readonly duels: readonly Duel[];
  readonly statistics: Statistics;
}

/** One entrant against another with the same seeds in all seats: luck that both had cancels out. */
export interface Duel {
  readonly one: string;
  readonly other: string;
  /** Rounds in which they met. */
  readonly rounds: number;
  /** What one gets more than the other in a game: in wins, and in the game's own scores. */
  readonly share: Estimate;
  readonly score: Estimate;
}

const LINE_UPS_MAX = 10_000;

/** Lets every entrant meet every other, with the same seeds from every seat. */
export async function arena(players: Cast | Company, how: ArenaHow): Promise<Arena> {
  const { rounds } = how;
  if (!Number.isInteger(rounds) || rounds < 1)
    throw new Misuse('start', `an arena is of 1 round or more; got ${rounds}`);
  const { game } = await companyOf(players);
  const entrants = namesOf(players);
  const seats = how.seats ?? game.seats.usual ?? game.seats.min;
  if (players.agents.length !== entrants.length)
    throw new Misuse(
      'seat',
      `entrants of an arena have names of their own; got ${players.agents.length} agents named ${entrants.join(', ')}`,
    );
  if (seats < 2 || entrants.length < seats)
    throw new Misuse(
      'seat',
      `an arena wants 2 seats or more and an entrant for each; got ${entrants.length} for ${seats}`,
    );
  const inRound = tableCount(entrants.length, seats) * seats;
  if (inRound > LINE_UPS_MAX)
    throw new Misuse('cap', `a round would be ${inRound} games, more than ${LINE_UPS_MAX}; let fewer enter`);
  const lineUps = tables(entrants.length, seats).flatMap(rotations);
  const games = rounds * lineUps.length;
  const isByScore = game.aim === 'score'; // how often somebody wins does not matter then
  const { tally, statistics } = await play(game, players, how, { games, seats, lineUps, paired: true });
  return {
    rounds: Math.floor(tally.games / lineUps.length),
    wanted: rounds,
    ladder: statistics.agents.toSorted((a, b) => (isByScore ? gained(b.score, a.score) : gained(b.share, a.share))),
    duels: duelsOf(entrants, seats, isByScore, tally),
    statistics,
  };
}

function gained(one: Estimate, other: Estimate): number {
  return one.value - other.value;
}

function duelsOf(entrants: readonly string[], seats: number, isByScore: boolean, { pairs }: Tally): readonly Duel[] {
  const met = tableCount(entrants.length - 2, seats - 2) * seats; // games of a round with both of a pair
  return entrants.flatMap((one, place) =>
    entrants.flatMap((other, otherPlace): Duel[] => {
      const pair = otherPlace > place ? pairs.get(pairKey(place, otherPlace)) : undefined;
      if (pair === undefined) return [];
      const share = shareDifference(pair.halves, { unit: WIN * met, least: -1, most: 1, turn: 2 / met });
      const score = mean(pair.scores, met);
      const rounds = pair.halves.count;
      return (isByScore ? score : share).value < 0
        ? [{ one: other, other: one, rounds, share: turned(share), score: turned(score) }]
        : [{ one, other, rounds, share, score }];
    }),
  );
}

/** Seen from the other side. (Taken from zero, nothing stays nothing, without a sign.) */
function turned({ value, low, high }: Estimate): Estimate {
  return { value: 0 - value, ...(low !== undefined && high !== undefined && { low: 0 - high, high: 0 - low }) };
}
