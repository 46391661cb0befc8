import type { Face, Oracle } from './oracle.ts';

/** An oracle, and the draw from which on it is asked. */
export interface Splice {
  readonly from: number;
  readonly oracle: Oracle;
}

/**
 * `first` up to where the next begins, and so on, in this order: a fork that keeps its past and has a future of its own. One
 * that begins earlier than those before it takes their place.
 */
export function spliced(first: Oracle, ...splices: readonly Splice[]): Oracle {
  return Spliced.of(first, splices);
}

/**
 * Oracles that follow one another, in one flat list, and its place as a plain number: splices of splices would each ask the
 * one within for its place, twice. All of it is out of reach: of a redealt world the first is the true chance.
 */
class Spliced implements Oracle {
  /** In ascending order. */
  readonly #splices: readonly Splice[];
  /** The oracles of the splices so far. The last is drawn from; of those before it only copies are taken any more. */
  readonly #met: Oracle[];
  /** The first whose oracle is its own; of those between, which others may have, it draws from copies. */
  readonly #ownFrom: number;
  position = 0;

  static of(first: Oracle, splices: readonly Splice[]): Spliced {
    const course: Splice[] = first instanceof Spliced ? first.#splices.slice() : [{ from: 0, oracle: first }];
    const met = first instanceof Spliced ? first.#met : [first];
    let kept = course.length;
    for (const splice of splices) {
      while (course.length > 0 && (course.at(-1) as Splice).from >= splice.from) course.pop(); // it is not empty
      kept = Math.min(kept, course.length);
      course.push(splice);
    }
    return new Spliced(course, met.slice(0, kept), kept);
  }

  private constructor(splices: readonly Splice[], met: Oracle[], ownFrom: number) {
    this.#splices = splices;
    this.#met = met;
    this.#ownFrom = ownFrom;
    if (met.length === 0) this.#enter();
    this.#settle();
  }

  get isBlind(): boolean {
    return this.#oracle.isBlind === true;
  }

  int(n: number, label: string, face?: Face): number {
    const count = this.#met.length;
    const splice = this.#splices[count - 1] as Splice; // one for each
    const next = this.#splices[count];
    const oracle = this.#oracle;
    const outcome = oracle.int(n, label, face);
    this.#settle();
    // Some throw a draw away and draw on. What lies behind the seam is not theirs to tell: it would be the true future.
    const isBehind = next !== undefined && splice.from + oracle.position > next.from;
    return isBehind ? this.int(n, label, face) : outcome;
  }

  at(position: number): Oracle {
    const splices = this.#splices;
    const met = this.#met;
    const last = splices.findLastIndex(({ from }) => from <= position);
    const copies = met.slice(0, last);
    for (let at = copies.length; at <= last; at++) {
      const { from, oracle } = splices[at] as Splice; // within the list
      const end = at === last ? position : (splices[at + 1] as Splice).from; // it is not the last
      copies.push((met[at] ?? oracle).at(end - from));
    }
    return new Spliced(splices, copies, splices.length);
  }

  get #oracle(): Oracle {
    return this.#met[this.#met.length - 1] as Oracle; // there is one from the start
  }

  /** Finds its place, on the next if that has begun. */
  #settle(): void {
    const splices = this.#splices;
    const met = this.#met;
    this.position = (splices[met.length - 1] as Splice).from + this.#oracle.position; // a splice for each
    const next = splices[met.length];
    if (!next || this.position < next.from) return;
    this.#enter();
    this.#settle();
  }

  #enter(): void {
    const at = this.#met.length;
    const { oracle } = this.#splices[at] as Splice; // it comes next
    this.#met.push(at >= this.#ownFrom ? oracle : oracle.at(0));
  }
}
