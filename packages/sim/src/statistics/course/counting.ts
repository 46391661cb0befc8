import type { AnyGame, AnyMatch } from '@fermata/core';
import type { Batch, Counting, Played } from '../statistic.ts';
import { addStand, HOPE, noSums, type Sums, type TurnSums } from './sums.ts';

/** Beyond these nothing is noted: sums stay of bounded size. */
const TURNS_MAX = 200;

/** Looks at matches once a turn, and notes how they stood once it is known how they ended. */
export class CourseCounting implements Counting<Sums> {
  readonly sums: Sums;
  readonly #game: AnyGame;
  readonly #isWatched: boolean;
  #match: AnyMatch | undefined;
  /** By turn, of each seat, in the match at hand. */
  #seen: { readonly scores: readonly number[]; readonly hopes: readonly number[] }[] = [];

  constructor({ game, agents, job: { seats } }: Batch) {
    this.sums = noSums(agents.length, seats);
    this.#game = game;
    this.#isWatched = game.evaluate !== undefined || game.scoring !== undefined;
  }

  look(match: AnyMatch): void {
    if (!this.#isWatched) return;
    if (match !== this.#match) {
      this.#match = match;
      this.#seen = [];
    }
    const { turns } = match;
    if (turns >= TURNS_MAX || this.#seen.length > turns) return;
    const seats = Array.from({ length: match.seats }, (_, seat) => seat);
    const scoresOf = (seat: number) => Object.values(this.#game.scoring?.(match.state, seat) ?? {});
    const seen = {
      scores: this.#game.scoring ? seats.map((seat) => scoresOf(seat).reduce((sum, points) => sum + points, 0)) : [],
      hopes: this.#game.evaluate ? seats.map((seat) => Math.round(match.evaluate(seat) * HOPE)) : [],
    };
    // A turn in which nobody is asked is as the one after it.
    while (this.#seen.length <= turns) this.#seen.push(seen);
  }

  add({ match, lineUp, halves }: Played): void {
    const seen = match === this.#match ? this.#seen : [];
    for (const [turn, { scores, hopes }] of seen.entries()) {
      const leader = aloneAhead(scores.length > 0 ? scores : hopes);
      // One list for each agent and seat, and half points for each seat.
      for (const [seat, agent] of lineUp.entries())
        addStand(this.sums[agent]?.[seat] as TurnSums[], turn, {
          ...{ score: scores[seat], hope: hopes[seat], halves: halves[seat] as number },
          isAhead: leader === undefined ? undefined : seat === leader,
        });
    }
  }
}

/** The seat that has more than all others. */
function aloneAhead(values: readonly number[]): number | undefined {
  const most = Math.max(...values);
  const leader = values.indexOf(most);
  return leader === values.lastIndexOf(most) ? leader : undefined;
}
