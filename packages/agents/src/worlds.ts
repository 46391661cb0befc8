import type { Agent, AnyMatch, Oracle, Seat } from '@fermata/core';
import { hashJson } from '@fermata/core/host';

/** A seat's side of a match, of whatever game. */
export type AnyPerspective = Parameters<Agent>[1];

/** A world that the seat may believe in. */
export class World {
  readonly match: AnyMatch;
  readonly #seat: Seat;
  readonly #minds: string[] = [];

  constructor(match: AnyMatch, seat: Seat) {
    this.match = match;
    this.#seat = seat;
  }

  /**
   * What another seat would know in it that this one does not, as a hash: seats that know different things differ. Found out
   * when it is asked for: many worlds are judged before that seat has chosen anything.
   */
  mindOf(seat: Seat): string {
    if (seat === this.#seat || this.match.game.secrets === undefined) return '';
    this.#minds[seat] ??= hashJson(this.match.view(seat));
    return this.#minds[seat];
  }
}

/** Worlds that a seat cannot tell from the real one: dealt when they are first needed, then used again in turn. */
export class Worlds {
  readonly #side: AnyPerspective;
  readonly #oracle: Oracle;
  readonly #count: number;
  readonly #worlds: World[] = [];
  #next = 0;

  constructor(side: AnyPerspective, oracle: Oracle, count: number) {
    this.#side = side;
    this.#oracle = oracle;
    // Without secrets all worlds are alike.
    this.#count = side.game.secrets === undefined ? 1 : count;
  }

  next(): World {
    const at = this.#next++ % this.#count;
    this.#worlds[at] ??= this.#deal();
    return this.#worlds[at];
  }

  /** A fork of the next world, with chance of its own. */
  fork(): { readonly match: AnyMatch; readonly world: World } {
    const world = this.next();
    return { match: world.match.fork({ reseed: this.#oracle.int(0x100000000, 'world') }), world };
  }

  #deal(): World {
    return new World(this.#side.redeal(this.#oracle), this.#side.seat);
  }
}
