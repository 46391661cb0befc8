/** What can be done after some pieces and places were touched. */
export interface Reach {
  /** The options that go with what was touched. */
  readonly left: readonly number[];
  /** Those of them that nothing more is to be touched for. */
  readonly done: readonly number[];
  /** What can be touched next, and the options that go with it. */
  readonly next: ReadonlyMap<string, readonly number[]>;
}

/**
 * Which options go with what was touched, in whatever order, and what can be touched next. `points` is what each option means;
 * what it means twice is touched twice. An option that means nothing is a button, and is never left.
 *
 * @example
 * ```ts
 * import { reachable } from '@fermata/scene';
 *
 * const { left, done, next } = reachable([['owl', 'forest'], ['owl', 'wetland'], ['seed']], ['owl']);
 * [left, done, [...next.keys()]]; // → [[0, 1], [], ['forest', 'wetland']]
 * ```
 */
export function reachable(points: readonly (readonly string[])[], touched: readonly string[]): Reach {
  const left: number[] = [];
  const done: number[] = [];
  const next = new Map<string, number[]>();
  for (const [option, ids] of points.entries()) {
    const rest = ids.length === 0 ? undefined : without(ids, touched);
    if (rest === undefined) continue;
    left.push(option);
    if (rest.length === 0) done.push(option);
    for (const id of new Set(rest)) {
      const options = next.get(id);
      if (options === undefined) next.set(id, [option]);
      else options.push(option);
    }
  }
  return { left, done, next };
}

/** The ids that are not touched yet; undefined if something was touched that is not among them. */
function without(ids: readonly string[], touched: readonly string[]): readonly string[] | undefined {
  const rest = [...ids];
  for (const id of touched) {
    const at = rest.indexOf(id);
    if (at < 0) return undefined;
    rest.splice(at, 1);
  }
  return rest;
}
