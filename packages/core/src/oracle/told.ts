import type { Oracle } from './oracle.ts';

/** Chance that has already fallen: the outcomes in order, as numbers. */
export class Told implements Oracle {
  readonly #outcomes: readonly number[];
  declare position: number;

  constructor(outcomes: readonly number[], position = 0) {
    this.#outcomes = outcomes;
    this.position = position;
  }

  int(): number {
    return this.#outcomes[this.position++] as number; // it is asked as often as it was told
  }

  at(position: number): Oracle {
    return new Told(this.#outcomes, position);
  }
}
