/** How long a game is looked at, and what is left out when the time is up. */
export class Time {
  readonly #until: number;
  readonly #leftOut: Map<string, number>;

  constructor(seconds: number, leftOut = new Map<string, number>()) {
    this.#until = now() + seconds * 1000;
    this.#leftOut = leftOut;
  }

  get isUp(): boolean {
    return now() >= this.#until;
  }

  /** Seconds that are left. */
  get left(): number {
    return Math.max(0, this.#until - now()) / 1000;
  }

  /** One of so many equal parts of what is left; what it leaves out is told with the rest. */
  part(parts: number): Time {
    return new Time(this.left / parts, this.#leftOut);
  }

  leaveOut(what: string, count: number): void {
    this.#leftOut.set(what, (this.#leftOut.get(what) ?? 0) + count);
  }

  /** As many of the list as there is time for. The first is always looked at. */
  *among<T>(list: readonly T[], what: string): Generator<T> {
    for (const [at, item] of list.entries()) {
      if (at > 0 && this.isUp) return this.leaveOut(what, list.length - at);
      yield item;
    }
  }

  get leftOut(): readonly LeftOut[] {
    return [...this.#leftOut].map(([what, count]) => ({ what, count }));
  }
}

/** Something there was no time for, in words, and how much of it. */
export interface LeftOut {
  readonly what: string;
  readonly count: number;
}

/** Taken here once: while rules run, the clock is out of reach. */
const now = performance.now.bind(performance);
