import type { Agent, AnyMatch, Oracle, Seat } from '@fermata/core';
import { hashJson } from '@fermata/core/host';

/** A seat's side of a match, of whatever game. */
export type AnyPerspective = Parameters<Agent>[1];

/** A world that the seat may believe in. */
export interface World {
  readonly match: AnyMatch;
  /** What each other seat would know in it that this one does not, as a hash: seats that know different things differ. */
  readonly minds: readonly string[];
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
  fork(): { readonly match: AnyMatch; readonly minds: readonly string[] } {
    const { match, minds } = this.next();
    return { match: match.fork({ reseed: this.#oracle.int(0x100000000, 'world') }), minds };
  }

  #deal(): World {
    const { seat, game } = this.#side;
    const match: AnyMatch = this.#side.redeal(this.#oracle);
    const mindOf = (other: Seat) => (other === seat || game.secrets === undefined ? '' : hashJson(match.view(other)));
    return { match, minds: Array.from({ length: match.seats }, (_, other) => mindOf(other)) };
  }
}
