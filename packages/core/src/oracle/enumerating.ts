import { checkGiven, checkWhole } from '../fields/given.ts';
import { misuse } from '../values/errors.ts';
import { type Fraction, fraction, ONE, times } from './fraction.ts';
import type { Face, Oracle } from './oracle.ts';

/** One way chance can fall, and how likely it is. */
export interface Fall<T> {
  readonly value: T;
  readonly probability: Fraction;
}

/**
 * Runs `play` once for every way chance can fall; throws when there are more ways than `cap`.
 *
 * @example
 * ```ts
 * import { enumerate, fraction } from '@fermata/core/odds';
 *
 * const falls = [...enumerate((oracle) => oracle.int(2, 'coin') + oracle.int(2, 'coin'), 10)];
 * falls.map(({ value }) => value); // → [0, 1, 1, 2]
 * falls[0]?.probability; // → fraction(1, 4)
 * ```
 */
export function* enumerate<T>(play: (oracle: Oracle) => T, cap: number): Generator<Fall<T>> {
  checkGiven('a function', play);
  checkWhole(cap, 'cap', 1);
  let path: number[] = [];
  for (let ways = 1; ; ways++) {
    if (ways > cap) throw misuse('cap', `chance can fall in more than ${cap} ways; raise the cap, or ask for less`);
    const oracle = new Enumerating(path, []);
    const value = play(oracle);
    yield { value, probability: oracle.probability };
    // Count up like an odometer: the last draw that has another outcome takes it, what came after is drawn anew.
    let last = oracle.path.length - 1;
    while (last >= 0 && oracle.path[last] === (oracle.ways[last] as number) - 1) last--; // path and ways grow together
    if (last < 0) return;
    path = oracle.path.slice(0, last + 1);
    path[last] = (path[last] as number) + 1; // last is within the path
  }
}

class Enumerating implements Oracle {
  declare readonly path: number[];
  declare readonly ways: number[];
  probability: Fraction = ONE;

  constructor(path: number[], ways: number[]) {
    this.path = path;
    this.ways = ways;
  }

  get position(): number {
    return this.ways.length;
  }

  /** One way for each face, with its weight: true or false are two ways, however many sides the die has. */
  int(n: number, _label: string, face: Face = (index) => index): number {
    const faces = new Map<unknown, Lookalikes>();
    for (let index = 0; index < n; index++) {
      const way = faces.get(face(index));
      if (!way) faces.set(face(index), { index, weight: 1 });
      else way.weight++;
    }
    const at = this.ways.length;
    this.ways.push(faces.size);
    if (at === this.path.length) this.path.push(0);
    const { index, weight } = [...faces.values()][this.path[at] as number] as Lookalikes; // the path stays within the ways
    this.probability = times(this.probability, fraction(weight, n));
    return index;
  }

  at(position: number): Oracle {
    return new Enumerating(this.path.slice(), this.ways.slice(0, position));
  }
}

/** The outcomes that show one face: the first of them, and how many they are. */
interface Lookalikes {
  readonly index: number;
  weight: number;
}
