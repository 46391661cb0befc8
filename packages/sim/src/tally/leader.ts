import type { AnyMatch, Seat } from '@fermata/core';

/** Watches who leads a match, by what the game says each seat may hope for. */
export class Leader {
  changes = 0;
  #seat: Seat | undefined;
  #turn = 0;

  /** Looks at a match once a turn; games that do not evaluate have no leader. Where several are ahead, nothing changes. */
  look(match: AnyMatch): void {
    const { game, turns, seats } = match;
    if (game.evaluate === undefined || turns === this.#turn) return;
    this.#turn = turns;
    const hopes = Array.from({ length: seats }, (_, seat) => game.evaluate?.(match.view(seat), seat) ?? 0);
    const best = Math.max(...hopes);
    const seat = hopes.indexOf(best);
    if (hopes.indexOf(best, seat + 1) >= 0 || seat === this.#seat) return;
    if (this.#seat !== undefined) this.changes++;
    this.#seat = seat;
  }
}
