import type { Seat } from '@fermata/core';
import type { Basis, Wish } from './wire.ts';

/** Somebody wants to take back, and the others are asked, outside the match. It lapses by itself. */
export class UndoWish {
  readonly basis: Basis;
  #told: Wish;
  readonly #timer: ReturnType<typeof setTimeout>;

  constructor(told: Wish, basis: Basis, patienceMs: number, lapse: () => void) {
    this.#told = told;
    this.basis = basis;
    this.#timer = setTimeout(lapse, patienceMs);
  }

  /** As everybody is told it. */
  get told(): Wish {
    return this.#told;
  }

  /** True once nobody is left to agree. */
  agree(seat: Seat): boolean {
    this.#told = { ...this.#told, left: this.#told.left.filter((other) => other !== seat) };
    return this.#told.left.length === 0;
  }

  stop(): void {
    clearTimeout(this.#timer);
  }
}
