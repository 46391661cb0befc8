import type { AnyGame, Outcome, Seat } from '@fermata/core';
import { type Bounded, type Estimate, mean, shareDifference, wilson } from '../figures/interval.ts';
import { addValue, type Moments, noMoments } from '../sums/moments.ts';

/** A seat's share of first place: all of it, none, or a part where several are first. */
export function winOf(outcome: Outcome, seat: Seat): number {
  const first = outcome.filter(({ rank }) => rank === 1).length;
  return outcome[seat]?.rank === 1 ? 1 / first : 0;
}

export function pointsOf(outcome: Outcome, seat: Seat): number {
  return outcome[seat]?.score ?? 0;
}

/** True where points are what counts: they are the aim, or there is nobody to beat. */
export function isForPoints({ aim }: AnyGame, seats: number): boolean {
  return aim === 'score' || seats === 1;
}

/** How matches that were played on have ended for one seat. */
export class Ends {
  #wins = 0;
  readonly #points = noMoments();

  add(outcome: Outcome, seat: Seat): void {
    this.#wins += winOf(outcome, seat);
    addValue(this.#points, pointsOf(outcome, seat));
  }

  get wins(): Bounded {
    return wilson(this.#wins, this.#points.count);
  }

  get points(): Estimate {
    return mean(this.#points);
  }
}

/** By how much one answer has done better than another, over the same luck. */
export class Differences {
  readonly #wins = noMoments();
  readonly #points = noMoments();
  #least = Number.POSITIVE_INFINITY;
  #most = Number.NEGATIVE_INFINITY;

  add(better: Outcome, chosen: Outcome, seat: Seat): void {
    const [one, other] = [pointsOf(better, seat), pointsOf(chosen, seat)];
    this.#least = Math.min(this.#least, one, other);
    this.#most = Math.max(this.#most, one, other);
    addValue(this.#wins, winOf(better, seat) - winOf(chosen, seat));
    addValue(this.#points, one - other);
  }

  get count(): number {
    return this.#wins.count;
  }

  get wins(): Estimate {
    return differenceOf(this.#wins, 1);
  }

  get points(): Estimate {
    return differenceOf(this.#points, this.#most - this.#least);
  }
}

/** `most` is what one match that ends otherwise may change. */
function differenceOf(moments: Moments, most: number): Estimate {
  return shareDifference(moments, { unit: 1, least: -most, most, turn: most });
}
