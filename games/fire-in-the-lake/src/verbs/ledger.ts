import type { Table } from '../state/state.ts';

/** Pieces that have moved and stay: how many of each group. So no loop of moves is ever offered. */
export class Ledger {
  readonly #held = new Map<number, number>();

  /** How many of the group may still go. */
  left({ pieces }: Table, index: number): number {
    return (pieces[index] as number) - (this.#held.get(index) ?? 0); // all groups are there
  }
  hold(index: number, n: number): void {
    this.#held.set(index, (this.#held.get(index) ?? 0) + n);
  }
  held(index: number): number {
    return this.#held.get(index) ?? 0;
  }
  /** All that is held, in the order it came. */
  entries(): Iterable<readonly [index: number, n: number]> {
    return this.#held;
  }
}
