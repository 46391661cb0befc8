import type { Outcome } from '@fermata/core';
import { addValue, type Moments, mergeMoments, noMoments } from './moments.ts';

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

/** Compares those who sit at one table, once all its rotations of a round are played: that is a round of each pair. */
export class Umpire {
  readonly pairs: Pairs = new Map();
  #games = 0;
  readonly #halves = new Map<number, number>();
  readonly #scores = new Map<number, number>();

  ended(lineUp: readonly number[], halves: readonly number[], outcome: Outcome): void {
    for (const [seat, entrant] of lineUp.entries()) {
      this.#halves.set(entrant, (this.#halves.get(entrant) ?? 0) + (halves[seat] ?? 0));
      this.#scores.set(entrant, (this.#scores.get(entrant) ?? 0) + (outcome[seat]?.score ?? 0));
    }
    if (++this.#games === lineUp.length) this.#closeRound();
  }

  #closeRound(): void {
    const entrants = [...this.#halves.keys()].sort((a, b) => a - b);
    for (const one of entrants) {
      for (const other of entrants.filter((entrant) => entrant > one)) {
        const pair = pairAt(this.pairs, pairKey(one, other));
        addValue(pair.halves, lead(this.#halves, one, other));
        addValue(pair.scores, lead(this.#scores, one, other));
      }
    }
    this.#games = 0;
    this.#halves.clear();
    this.#scores.clear();
  }
}

function lead(of: ReadonlyMap<number, number>, one: number, other: number): number {
  return (of.get(one) ?? 0) - (of.get(other) ?? 0);
}
