import { type Estimate, mean, shareDifference } from '../figures/interval.ts';
import { tableCount } from '../job.ts';
import { cell, gauge, sheet } from '../show/html.ts';
import { countOf, gap, number, points } from '../show/numbers.ts';
import { addValue, type Moments, mergeMoments, noMoments } from '../sums/moments.ts';
import { WIN } from '../sums/results.ts';
import type { Batch, Counting, Played, Statistic } from './statistic.ts';

export interface DuelFigures {
  /** There if entrants of an arena met. */
  readonly meetings?: Meetings;
}

/** How every two entrants of an arena did against each other. */
export interface Meetings {
  /** Rounds played to their end, and rounds asked for: fewer were played if somebody stopped it. */
  readonly rounds: number;
  readonly wanted: number;
  /** Every two that met, the stronger one first. */
  readonly duels: readonly Duel[];
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

export interface Sums {
  rounds: number;
  /** By the places of both among the entrants, the lower one first. */
  readonly pairs: Map<string, PairSums>;
}

/** What one of two got more than the other, in each round. */
interface PairSums {
  readonly halves: Moments;
  readonly scores: Moments;
}

/** Who is stronger, where all meet with the same seeds in all seats. */
export const duels: Statistic<Sums, DuelFigures> = {
  isWanted: ({ paired }) => paired,
  begin: ({ job }) => new RoundCounting(job.lineUps.length),
  merge(into, from) {
    into.rounds += from.rounds;
    for (const [key, { halves, scores }] of from.pairs) {
      const known = pairAt(into, key);
      mergeMoments(known.halves, halves);
      mergeMoments(known.scores, scores);
    }
  },
  summarise: (sums, batch) => ({
    meetings: {
      rounds: sums.rounds,
      wanted: batch.job.games / batch.job.lineUps.length,
      duels: duelsOf(sums, batch),
    },
  }),
  show: ({ meetings }) => ({ section: () => (meetings === undefined ? '' : section(meetings)) }),
};

/**
 * Compares those who sit at one table, once all games of a round are played. All its tables play the same seed, so they
 * are no independent witnesses: however many a pair shares, a round is one value.
 */
class RoundCounting implements Counting<Sums> {
  readonly sums: Sums = { rounds: 0, pairs: new Map() };
  readonly #gamesInRound: number;
  #games = 0;
  /** What one of a pair got more than the other in the round so far. */
  readonly #leads = new Map<string, { halves: number; scores: number }>();

  constructor(gamesInRound: number) {
    this.#gamesInRound = gamesInRound;
  }

  add({ lineUp, halves, outcome }: Played): void {
    for (const [seat, one] of lineUp.entries()) {
      for (const [otherSeat, other] of lineUp.entries()) {
        if (one >= other) continue;
        const key = pairKey(one, other);
        const lead = this.#leads.get(key) ?? { halves: 0, scores: 0 };
        this.#leads.set(key, lead);
        lead.halves += (halves[seat] ?? 0) - (halves[otherSeat] ?? 0);
        lead.scores += (outcome[seat]?.score ?? 0) - (outcome[otherSeat]?.score ?? 0);
      }
    }
    if (++this.#games === this.#gamesInRound) this.#closeRound();
  }

  #closeRound(): void {
    for (const [key, { halves, scores }] of this.#leads) {
      const pair = pairAt(this.sums, key);
      addValue(pair.halves, halves);
      addValue(pair.scores, scores);
    }
    this.sums.rounds++;
    this.#games = 0;
    this.#leads.clear();
  }
}

function pairKey(one: number, other: number): string {
  return `${one} ${other}`;
}

function pairAt({ pairs }: Sums, key: string): PairSums {
  const pair = pairs.get(key) ?? { halves: noMoments(), scores: noMoments() };
  pairs.set(key, pair);
  return pair;
}

function duelsOf({ pairs }: Sums, { game, agents, job: { seats } }: Batch): readonly Duel[] {
  const met = tableCount(agents.length - 2, seats - 2) * seats; // games of a round with both of a pair
  const isByScore = game.aim === 'score'; // how often somebody wins does not matter then
  return agents.flatMap((one, place) =>
    agents.flatMap((other, otherPlace): Duel[] => {
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

function section({ rounds, wanted, duels: all }: Meetings): string {
  return `<h2>Arena</h2><p class="note">${countOf(rounds, 'round', wanted)}: the same seeds from every seat.</p>${sheet(
    'Arena',
    ['pair', 'wins more, in points of percent', '-100 to 100', 'scores more', 'rounds'],
    all.map(({ one, other, rounds: met, share, score }) => [
      cell(`${one} against ${other}`),
      cell(points(share), share.value),
      gauge(share, -1, 1),
      cell(gap(score), score.value),
      cell(number(met), met),
    ]),
  )}`;
}
