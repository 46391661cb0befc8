/** Reads values of unknown origin and notes all that is wrong. What it returns counts only if nothing was noted. */
export class Inspection {
  readonly problems: string[] = [];

  note(problem: string): void {
    this.problems.push(problem);
  }

  /** At most `max` of the list: more of them are one problem, not many. */
  list(value: unknown, path: string, things: string, max: number): readonly unknown[] {
    const items: readonly unknown[] = Array.isArray(value) ? value : [];
    if (items.length < 1 || items.length > max) {
      const got = Array.isArray(value) ? items.length : shown(value);
      this.note(`${path} is a list of 1 to ${max} ${things}; got ${got}`);
    }
    return Array.from(items.slice(0, max));
  }

  fields<F extends string>(
    value: unknown,
    path: string,
    names: readonly F[],
  ): { readonly [K in F]?: unknown } | undefined {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) {
      this.note(`${path} is an object; got ${shown(value)}`);
      return undefined;
    }
    const known: readonly string[] = names;
    for (const key of Object.keys(value))
      if (!known.includes(key)) this.note(`${path} has no ${shown(key)}; it has ${names.join(', ')}`);
    return value as { readonly [K in F]?: unknown }; // nothing is said about the values
  }

  /** The path is put together only if it is needed: most numbers are good. */
  whole(value: unknown, path: string, name: string, min: number, max: number): number {
    if (typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max) return value + 0; // never -0, which is no JSON
    this.note(`${path}.${name} is a whole number from ${min} to ${max}; got ${shown(value)}`);
    return min;
  }
}

/** A value in a few words, whatever it is. */
export function shown(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object' && value !== null) return 'an object';
  if (typeof value !== 'string') return String(value);
  return JSON.stringify(value.length > TEXT_SHOWN ? `${value.slice(0, TEXT_SHOWN)}…` : value);
}

/** Whoever gives a whole book for a name gets back no more than this of it. */
const TEXT_SHOWN = 40;
