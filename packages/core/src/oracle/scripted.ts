import { brief } from '../values/brief.ts';
import { canonical } from '../values/canonical.ts';
import { misuse } from '../values/errors.ts';
import type { Face, Oracle } from './oracle.ts';
import { seeded } from './seeded.ts';

/** What a test decides in chance's place: faces in order, or faces by label. */
export type ChanceScript = readonly unknown[] | Readonly<Record<string, readonly unknown[]>>;

/**
 * Chance as written down. Running out throws, unless a seed is given for all that the script does not say; `leftOver()` tells
 * what was never used.
 *
 * @example
 * ```ts
 * import { start } from '@fermata/core';
 * import { ScriptedOracle } from '@fermata/core/testing';
 * import { pig } from '@fermata/pig';
 *
 * const oracle = new ScriptedOracle({ die: [4, 1] });
 * start(pig, { oracle }).state.pot; // → 4
 * oracle.leftOver(); // → ['die: 1']
 * ```
 */
export class ScriptedOracle implements Oracle {
  readonly #script: ChanceScript;
  readonly #seed: string | number | undefined;
  /** The lists that were drawn from, in order; undefined where it was the seed. */
  readonly #used: (string | undefined)[] = [];

  constructor(script: ChanceScript, seed?: string | number) {
    this.#seed = seed;
    if (
      typeof script !== 'object' ||
      script === null ||
      !Object.values(script).every((it) => isList(script) || isList(it))
    )
      throw misuse('given', `a script is a list of faces, or lists of faces by label; got ${brief(script)}`);
    this.#script = script;
  }

  get position(): number {
    return this.#used.length;
  }

  int(n: number, label: string, face: Face = (index) => index): number {
    const [key, list] = this.#lists().find(([name]) => name === label || isList(this.#script)) ?? [label, []];
    const at = this.#count(key);
    if (at >= list.length) {
      if (this.#seed === undefined)
        throw misuse('options', `the script has no outcome left for "${label}"; it has ${outcomes(n, face)}`);
      const drawn = seeded(this.#seed).at(this.#count(undefined)).int(n, label);
      this.#used.push(undefined);
      return drawn;
    }
    this.#used.push(key);
    const wanted = canonical(list[at]);
    for (let index = 0; index < n; index++) if (canonical(face(index)) === wanted) return index;
    throw misuse(
      'options',
      `the script says ${wanted} for "${label}", which has no such outcome; it has ${outcomes(n, face)}`,
    );
  }

  at(position: number): Oracle {
    const other = new ScriptedOracle(this.#script, this.#seed);
    other.#used.push(...this.#used.slice(0, position));
    return other;
  }

  /** The outcomes that were never asked for, as "label: outcome". */
  leftOver(): string[] {
    return this.#lists().flatMap(([label, list]) =>
      list.slice(this.#count(label)).map((outcome) => `${label}: ${canonical(outcome)}`),
    );
  }

  #count(key: string | undefined): number {
    return this.#used.filter((used) => used === key).length;
  }

  #lists(): [string, readonly unknown[]][] {
    return isList(this.#script) ? [[IN_ORDER, this.#script]] : Object.entries(this.#script);
  }
}

/** What could fall, each face once; of very many the first. */
function outcomes(n: number, face: Face): string {
  const faces = new Set<string>();
  for (let index = 0; index < n && faces.size <= LISTED; index++) faces.add(canonical(face(index)));
  const listed = [...faces].slice(0, LISTED).join(', ');
  return faces.size > LISTED ? `${listed} … (${n} outcomes)` : listed;
}

const LISTED = 60;
const IN_ORDER = 'in order';

function isList(script: unknown): script is readonly unknown[] {
  return Array.isArray(script);
}
