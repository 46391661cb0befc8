/** Where chance comes from. Rules reach it only through the words; agents have oracles of their own. */
export interface Oracle {
  /** A whole number from 0 to n-1: the one primitive. `face(i)` is what players see when i comes up. */
  int(n: number, label: string, face?: Face): number;
  /** True if it does not look at faces: then none are made. */
  readonly isBlind?: boolean;
  /** How far it has been used: where to come back to. */
  readonly position: number;
  /** The same oracle, standing at `position`; this one stays where it is. */
  at(position: number): Oracle;
}

/** More outcomes than this no oracle can tell apart. */
export const OUTCOMES_MAX = 2 ** 32;

/** What players see of the outcome i. */
export type Face = (index: number) => unknown;

/** The same of something: a function that is made once for all draws of its kind. */
export type Seen<X> = (of: X, index: number) => unknown;

export function faceOf<X>(seen: Seen<X>, of: X): Face {
  return (index) => seen(of, index);
}

/** `before` up to its position `from`, `after` from there on: a fork that keeps its past and has a future of its own. */
export class Spliced implements Oracle {
  readonly #before: Oracle;
  readonly #from: number;
  readonly #after: Oracle;

  constructor(before: Oracle, from: number, after: Oracle) {
    this.#before = before;
    this.#from = from;
    this.#after = after;
  }

  get position(): number {
    return this.#before.position < this.#from ? this.#before.position : this.#from + this.#after.position;
  }

  int(n: number, label: string, face?: Face): number {
    return (this.#before.position < this.#from ? this.#before : this.#after).int(n, label, face);
  }

  at(position: number): Oracle {
    const behind = Math.min(position, this.#from);
    return new Spliced(this.#before.at(behind), this.#from, this.#after.at(position - behind));
  }
}
