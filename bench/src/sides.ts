/** Two sides of a comparison. Each is made where it is timed, and only there. */
export interface Sides {
  readonly ours: () => Work;
  readonly peer: () => Work;
  /** What there is to count. */
  readonly unit: string;
  /** The speed of ours over that of the peer, or the cost of ours over that of the peer. */
  readonly ratio: 'speed' | 'cost';
  /**
   * A process for each: neither side pays for what the other leaves behind, or teaches the compiler. Where both run the same
   * code, they share a process instead: two processes may compile one code differently.
   */
  readonly apart: boolean;
  /** There is much code: it takes the compiler longer to come to rest. */
  readonly isLarge?: boolean;
}

export type Contender = 'ours' | 'peer';

/** Does some work and returns how many units that was. */
export type Work = () => number;

/** Work that goes round a list, one item a time; `play` returns its units. */
export function inTurn<T>(items: readonly T[], play: (item: T) => number): Work {
  let next = 0;
  return () => {
    const item = items[next] as T; // next stays within the list
    next = (next + 1) % items.length;
    return play(item);
  };
}
