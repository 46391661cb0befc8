/** A part of the work, with its part of the time. */
export interface Phase {
  readonly isOpen: boolean;
  readonly leftMs: number;
  /** How far all of the work has come, from 0 to 1, where this part of it has come so far. */
  overall(done: number): number;
}

/** Parts of the work one after the other, by their weights: what one does not take of its time the others have. */
export class Phases {
  readonly #end: number;
  readonly #all: number;
  readonly #left: number[];

  constructor(seconds: number, weights: readonly number[]) {
    this.#end = performance.now() + seconds * 1000;
    this.#all = sum(weights);
    this.#left = [...weights];
  }

  /** The next part begins. */
  next(): Phase {
    const rest = sum(this.#left);
    const weight = this.#left.shift() as number; // there are as many as there are weights
    const began = performance.now();
    const lasts = ((this.#end - began) * weight) / rest;
    const before = this.#all - rest;
    const all = this.#all;
    const gone = () => performance.now() - began;
    return {
      get isOpen() {
        return gone() < lasts;
      },
      get leftMs() {
        return lasts - gone();
      },
      overall: (done) => (before + weight * Math.min(1, Math.max(done, gone() / lasts))) / all,
    };
  }
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
