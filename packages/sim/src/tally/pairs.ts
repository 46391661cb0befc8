import type { Outcome } from '@fermata/core';
import { addValue, type Moments, mergeMoments, noMoments } from '../sums/moments.ts';

/** For two entrants that met with the same seeds in all seats: what one got more than the other, in each round. */
export interface Pair {
  readonly halves: Moments;
  readonly scores: Moments;
}

/** By the places of both among the entrants, the lower one first. */
export type Pairs = Map<string, Pair>;

export function pairKey(one: number, other: number): string {
  return `${one} ${other}`;
}

export function mergePairs(into: Pairs, from: Pairs): void {
  for (const [key, { halves, scores }] of from) {
    const known = pairAt(into, key);
    mergeMoments(known.halves, halves);
    mergeMoments(known.scores, scores);
  }
}

function pairAt(pairs: Pairs, key: string): Pair {
  let pair = pairs.get(key);
  if (pair === undefined) {
    pair = { halves: noMoments(), scores: noMoments() };
    pairs.set(key, pair);
  }
  return pair;
}

/** What one of a pair got more than the other in the round so far. */
interface Lead {
  halves: number;
  scores: number;
}

/**
 * Compares those who sit at one table, once all games of a round are played. All its tables play the same seed, so they
 * are no independent witnesses: however many a pair shares, a round is one value.
 */
export class Umpire {
  readonly pairs: Pairs = new Map();
  readonly #gamesInRound: number;
  #games = 0;
  readonly #leads = new Map<string, Lead>();

  constructor(gamesInRound: number) {
    this.#gamesInRound = gamesInRound;
  }

  ended(lineUp: readonly number[], halves: readonly number[], outcome: Outcome): void {
    for (const [seat, one] of lineUp.entries()) {
      for (const [otherSeat, other] of lineUp.entries()) {
        if (one >= other) continue;
        const lead = this.#leadOf(pairKey(one, other));
        lead.halves += (halves[seat] ?? 0) - (halves[otherSeat] ?? 0);
        lead.scores += (outcome[seat]?.score ?? 0) - (outcome[otherSeat]?.score ?? 0);
      }
    }
    if (++this.#games === this.#gamesInRound) this.#closeRound();
  }

  #leadOf(key: string): Lead {
    const lead = this.#leads.get(key) ?? { halves: 0, scores: 0 };
    this.#leads.set(key, lead);
    return lead;
  }

  #closeRound(): void {
    for (const [key, { halves, scores }] of this.#leads) {
      const pair = pairAt(this.pairs, key);
      addValue(pair.halves, halves);
      addValue(pair.scores, scores);
    }
    this.#games = 0;
    this.#leads.clear();
  }
}
