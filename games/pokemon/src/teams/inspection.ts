import { list, object, whole } from '@fermata/core/fields';

/** Checks values of unknown origin and notes all that is wrong. What it returns counts only if nothing was noted. */
export class Inspection {
  readonly problems: string[] = [];

  note(problem: string): void {
    this.problems.push(problem);
  }

  /** At most `max` of the list: more of them are one problem, not many. */
  list(value: unknown, path: string, max: number): readonly unknown[] {
    const first = Array.isArray(value) ? Array.from(value.slice(0, max)) : [];
    return this.#noted(() => list(value, path, 1, max), first);
  }

  fields<F extends string>(
    value: unknown,
    path: string,
    names: readonly F[],
  ): { readonly [K in F]?: unknown } | undefined {
    const given = this.#noted(() => object<F>(value, path), undefined);
    // One by one, so that each name that is unknown is a problem of its own.
    for (const name of Object.keys(given ?? {})) this.#noted(() => object({ [name]: given }, path, names), undefined);
    return given;
  }

  whole(value: unknown, path: string, min: number, max: number): number {
    return this.#noted(() => whole(value, path, min, max), min);
  }

  /** What a check returns; if it throws, its line is noted, and this stands in. */
  #noted<T>(check: () => T, otherwise: T): T {
    try {
      return check();
    } catch (error) {
      this.note((error as Error).message); // checks throw nothing else
      return otherwise;
    }
  }
}
