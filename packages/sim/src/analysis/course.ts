import type { AnyMatch, Outcome, Seat } from '@fermata/core';
import { type RecordHead, replay } from '@fermata/core/host';
import type { Bounded, Estimate } from '../figures/interval.ts';
import { Ends, pointsOf, winOf } from './figures.ts';
import { type Player, playOn } from './player.ts';

/** How a match stood at one moment. */
export interface Moment {
  /** After so many choices. */
  readonly after: number;
  /** True once it was over: then nothing was played on, and this is how it ended. */
  readonly isOver: boolean;
  /** So many matches were played on from here and counted. */
  readonly matches: number;
  readonly seats: readonly Chances[];
}

/** What a seat could hope for. */
export interface Chances {
  /** Its share of first places; of a place that is shared it has a part. */
  readonly wins: Bounded;
  readonly points: Estimate;
}

/** The course of a match: moments of it, each played on again and again, with chance of its own. */
export class MomentsPlayedOn {
  readonly #moments: readonly Tried[];
  /** Those that can be played on. */
  readonly #open: readonly Tried[];
  readonly #player: Player;
  readonly #seed: string;
  #played = 0;

  constructor(match: AnyMatch, record: RecordHead, player: Player, seed: string) {
    this.#player = player;
    this.#seed = seed;
    this.#moments = spread(match.choices).map((after) => {
      const at: AnyMatch = replay(match.game, record, after, { bare: true });
      return { after, at, matches: 0, ends: Array.from({ length: match.seats }, () => new Ends()) };
    });
    this.#open = this.#moments.filter(({ at }) => at.outcome === undefined);
  }

  /** At how many moments it was not over. */
  get open(): number {
    return this.#open.length;
  }

  /** How many matches have been played on, of all moments. */
  get played(): number {
    return this.#played;
  }

  /** Plays one more match: of each moment in turn, so that all have as many, give or take one. */
  playOne(): void {
    const moment = this.#open[this.#played % this.#open.length] as Tried; // one of them
    const luck = `${this.#seed} course ${moment.after} ${moment.matches}`;
    const outcome = playOn(moment.at.fork({ reseed: luck }), this.#player, luck);
    for (const [seat, ends] of moment.ends.entries()) ends.add(outcome, seat);
    moment.matches++;
    this.#played++;
  }

  /** What is known by now. Nothing of moments that nobody has come to yet. */
  told(): Moment[] {
    return this.#moments
      .filter(({ at, matches }) => matches > 0 || at.outcome !== undefined)
      .map(({ after, at: { outcome }, matches, ends }) => {
        const seats = ends.map(({ wins, points }, seat) =>
          outcome === undefined ? { wins, points } : certain(outcome, seat),
        );
        return { after, isOver: outcome !== undefined, matches, seats };
      });
  }
}

/** A moment, and what has come of it. */
interface Tried {
  readonly after: number;
  readonly at: AnyMatch;
  matches: number;
  readonly ends: readonly Ends[];
}

function certain(outcome: Outcome, seat: Seat): Chances {
  const value = winOf(outcome, seat);
  return { wins: { value, low: value, high: value }, points: { value: pointsOf(outcome, seat) } };
}

/** So many moments are looked at: as many as a screen has lines for. */
const MOMENTS = 13;

/** Numbers from 0 to the last, as evenly as can be. */
function spread(last: number): number[] {
  const count = Math.min(MOMENTS, last + 1);
  return Array.from({ length: count }, (_, at) => Math.round((at * last) / Math.max(1, count - 1)));
}
