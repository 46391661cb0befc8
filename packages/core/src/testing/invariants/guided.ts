import type { Face, Oracle } from '../../oracle/oracle.ts';
import { canonical } from '../../values/canonical.ts';

/** What holds for chance in another world. */
export interface Guidance {
  /** How it fell in truth. */
  readonly faces: readonly unknown[];
  readonly tokens: ReadonlySet<unknown>;
  /** Tokens that are drawn as they were; the others are drawn anew. */
  readonly pinned: ReadonlySet<unknown>;
  /** Places of draws that may fall otherwise, although no token is drawn: a die that the seat has not seen. */
  readonly loose: ReadonlySet<number>;
  /** True if those must fall otherwise. */
  readonly changes: boolean;
}

/** Chance for another world: what the seat has seen falls as it fell, the rest anew. */
export class Guided implements Oracle {
  readonly #guidance: Guidance;
  readonly #oracle: Oracle;
  position = 0;

  constructor(guidance: Guidance, oracle: Oracle) {
    this.#guidance = guidance;
    this.#oracle = oracle;
  }

  int(n: number, label: string, face: Face): number {
    const { faces, tokens, pinned, loose, changes } = this.#guidance;
    const isLoose = loose.has(this.position);
    const fell = faces[this.position++];
    const isFixed = tokens.has(fell) ? pinned.has(fell) : !isLoose;
    const free: number[] = [];
    for (let index = 0; index < n; index++) {
      const isSame = canonical(face(index)) === canonical(fell);
      if (isFixed && isSame) return index;
      if (!pinned.has(face(index)) && !(isLoose && changes && isSame)) free.push(index);
    }
    return free[this.#oracle.int(Math.max(free.length, 1), label)] ?? 0;
  }

  at(): Oracle {
    return this;
  }
}
