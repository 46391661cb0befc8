/** How long a game is looked at, and what is left out when the time is up. */
export class Time {
  readonly #until: number;
  readonly #notes: TimeNotes;

  constructor(seconds: number, notes: TimeNotes = { leftOut: new Map(), tested: new Set() }) {
    this.#until = now() + seconds * 1000;
    this.#notes = notes;
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
    return new Time(this.left / parts, this.#notes);
  }

  leaveOut(what: string, count: number): void {
    const { leftOut } = this.#notes;
    leftOut.set(what, (leftOut.get(what) ?? 0) + count);
  }

  /** This was not left out, at least once. */
  tested(what: string): void {
    this.#notes.tested.add(what);
  }

  /** As many of the list as there is time for. The first is always looked at. */
  *among<T>(list: readonly T[], what: string): Generator<T> {
    for (const [at, item] of list.entries()) {
      if (at > 0 && this.isUp) return this.leaveOut(what, list.length - at);
      yield item;
    }
  }

  /** What was left out; of tests, whether that were all of them. */
  get leftOut(): readonly LeftOut[] {
    const { leftOut, tested } = this.#notes;
    const name = (what: string) => (what.startsWith('tests') && !tested.has(what) ? `all ${what}` : what);
    return [...leftOut].map(([what, count]) => ({ what: name(what), count }));
  }
}

interface TimeNotes {
  readonly leftOut: Map<string, number>;
  readonly tested: Set<string>;
}

/** Something there was no time for, in words, and how much of it. */
export interface LeftOut {
  readonly what: string;
  readonly count: number;
}

/** Taken here once: while rules run, the clock is out of reach. */
const now = performance.now.bind(performance);
