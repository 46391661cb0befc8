import type { AnyMatch, Seat } from '@fermata/core';
import { type SpreadStatistics, spreadOf } from '../figures/spread.ts';
import { addToSpread, mergeSpreads, noSpread, type Spread } from '../sums/spread.ts';
import type { Counting, Played, Statistic } from './statistic.ts';

export interface LeadFigures {
  /** How often another seat took the lead, in a game; not there for games that do not evaluate. */
  readonly leadChanges?: SpreadStatistics;
}

/** How often the lead changes. */
export const leadChanges: Statistic<Spread, LeadFigures> = {
  begin: ({ game }) => (game.evaluate === undefined ? { sums: noSpread(), add: () => {} } : new LeadCounting()),
  merge: mergeSpreads,
  summarise: (sums) => (sums.moments.count > 0 ? { leadChanges: spreadOf(sums) } : {}),
  show({ leadChanges: figures }) {
    if (figures === undefined) return {};
    const chart = 'Lead changes in a game';
    return {
      spread: { figures, row: 'lead changes in a game', card: 'lead changes', chart, axis: 'changes', of: 'games' },
    };
  },
};

/** Watches who leads a match, by what the game says each seat may hope for. */
class LeadCounting implements Counting<Spread> {
  readonly sums = noSpread();
  #match: AnyMatch | undefined;
  #changes = 0;
  #seat: Seat | undefined;
  /** Turns that were over when it looked last. */
  #turns: number | undefined;

  /** Looks once a turn. Where several are ahead, nothing changes. */
  look(match: AnyMatch): void {
    this.#attend(match);
    const { turns, seats } = match;
    if (turns === this.#turns) return;
    this.#turns = turns;
    const hopes = Array.from({ length: seats }, (_, seat) => match.evaluate(seat));
    const best = Math.max(...hopes);
    const seat = hopes.indexOf(best);
    if (hopes.indexOf(best, seat + 1) >= 0 || seat === this.#seat) return;
    if (this.#seat !== undefined) this.#changes++;
    this.#seat = seat;
  }

  add({ match }: Played): void {
    this.#attend(match);
    addToSpread(this.sums, this.#changes);
  }

  /** Of another match nothing is known yet. */
  #attend(match: AnyMatch): void {
    if (match === this.#match) return;
    this.#match = match;
    this.#changes = 0;
    this.#seat = this.#turns = undefined;
  }
}
