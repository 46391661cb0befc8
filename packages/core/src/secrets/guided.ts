import { canonical } from '../json.ts';
import type { Face, Oracle } from '../oracle/oracle.ts';

/** Chance for another world: dice fall as they fell, seen tokens are drawn as they were, unseen ones anew. */
export class Guided implements Oracle {
  readonly #faces: readonly unknown[];
  readonly #tokens: ReadonlySet<unknown>;
  readonly #pinned: ReadonlySet<unknown>;
  readonly #oracle: Oracle;
  position = 0;

  constructor(faces: readonly unknown[], tokens: ReadonlySet<unknown>, pinned: ReadonlySet<unknown>, oracle: Oracle) {
    this.#faces = faces;
    this.#tokens = tokens;
    this.#pinned = pinned;
    this.#oracle = oracle;
  }

  int(n: number, label: string, face: Face): number {
    const fell = this.#faces[this.position++];
    const isFixed = !this.#tokens.has(fell) || this.#pinned.has(fell);
    const free: number[] = [];
    for (let index = 0; index < n; index++) {
      if (isFixed && canonical(face(index)) === canonical(fell)) return index;
      if (!this.#pinned.has(face(index))) free.push(index);
    }
    return free[this.#oracle.int(Math.max(free.length, 1), label)] ?? 0;
  }

  at(): Oracle {
    return this;
  }
}
