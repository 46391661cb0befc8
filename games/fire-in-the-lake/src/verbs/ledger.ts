import type { Table } from '../state/state.ts';

/**
 * Pieces that have moved and stay: how many of each group. So no loop of moves is ever offered. Most ledgers stay empty, and
 * every offer makes one: so nothing is kept until something moves.
 */
export class Ledger {
  #held: Map<number, number> | undefined;

  /** How many of the group may still go. */
  left({ pieces }: Table, index: number): number {
    const there = pieces[index] as number; // all groups are there
    return this.#held === undefined ? there : there - (this.#held.get(index) ?? 0);
  }
  hold(index: number, n: number): void {
    this.#held ??= new Map();
    this.#held.set(index, this.held(index) + n);
  }
  /** So many of those that are held have gone. */
  release(index: number, n: number): void {
    if (n > 0) this.hold(index, -n);
  }
  /** Nothing moves any more: who has moved no longer matters. */
  clear(): void {
    this.#held = undefined;
  }
  held(index: number): number {
    return this.#held?.get(index) ?? 0;
  }
  /** All that is held, in the order it came. */
  entries(): Iterable<readonly [index: number, n: number]> {
    return this.#held ?? [];
  }
}
