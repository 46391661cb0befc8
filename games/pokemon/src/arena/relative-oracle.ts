import type { Face, Oracle } from '@fermata/core';

/** What is left of an oracle, from a position on: an oracle that nobody has used. */
export class RelativeOracle implements Oracle {
  readonly #oracle: Oracle;
  readonly #from: number;
  readonly isBlind: boolean;

  constructor(oracle: Oracle, from: number) {
    this.#oracle = oracle;
    this.#from = from;
    this.isBlind = oracle.isBlind === true;
  }

  get position(): number {
    return this.#oracle.position - this.#from;
  }

  int(n: number, label: string, face?: Face): number {
    return this.#oracle.int(n, label, face);
  }

  at(position: number): Oracle {
    return new RelativeOracle(this.#oracle.at(this.#from + position), this.#from);
  }
}
