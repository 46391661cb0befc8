import { brief, list, nearest } from '@fermata/core/fields';

/** All cards of a kind, while a position says where each one is: nowhere twice, and none is lost. */
export class Piles {
  readonly size: number;
  readonly #what: string;
  readonly #known: ReadonlySet<string>;
  readonly #places = new Map<string, string>();
  /** Where cards are only counted: they are taken when all that are named have their place. */
  readonly owed: { readonly tucked: string[]; readonly count: number }[] = [];

  constructor(what: string, ids: readonly string[]) {
    this.#what = what;
    this.#known = new Set(ids);
    this.size = ids.length;
  }

  one(id: unknown, path: string): string {
    if (typeof id !== 'string')
      throw new TypeError(`${path} is the id of a ${this.#what}, like ${this.#like()}; got ${brief(id)}`);
    if (!this.#known.has(id))
      throw new TypeError(`${path}: there is no ${this.#what} ${brief(id)} in this match; ${this.#advice(id)}`);
    const other = this.#places.get(id);
    if (other !== undefined) throw new TypeError(`${path}: ${id} is already in ${other}`);
    this.#places.set(id, path);
    return id;
  }

  take(ids: unknown, path: string, max?: number): string[] {
    return list(ids, path, 0, max).map((id, at) => this.one(id, `${path}.${at}`));
  }

  takeIf(ids: unknown, path: string): string[] | undefined {
    return ids === undefined ? undefined : this.take(ids, path);
  }

  owe(tucked: string[], count: number): void {
    this.owed.push({ tucked, count });
  }

  /** The first ones that are nowhere yet. */
  first(count: number): string[] {
    return this.#place(this.#free().slice(0, count));
  }

  /** The last ones that are nowhere yet. */
  last(count: number): string[] {
    const free = this.#free();
    if (count > free.length)
      throw new TypeError(`${count} ${this.#what}s are to be tucked, but only ${free.length} are nowhere else`);
    return this.#place(free.slice(free.length - count));
  }

  /** All others are the deck, or discards where the deck is given. */
  rest(deck: string[] | undefined, discard: string[] | undefined): { deck: string[]; discard: string[] } {
    const others = this.first(this.size);
    if (deck === undefined) return { deck: others, discard: discard ?? [] };
    if (discard === undefined) return { deck, discard: others };
    if (others.length === 0) return { deck, discard };
    throw new TypeError(
      `deck and discard are both given, but ${others.length} ${this.#what}s are nowhere, such as ${others[0]}`,
    );
  }

  #free(): string[] {
    return [...this.#known].filter((id) => !this.#places.has(id));
  }

  #place(ids: string[]): string[] {
    for (const id of ids) this.#places.set(id, 'the rest');
    return ids;
  }

  #advice(id: string): string {
    const meant = nearest(id, [...this.#known]);
    return meant === undefined ? `ids look like ${this.#like()}` : `did you mean ${meant}?`;
  }

  #like(): string {
    return [...this.#known].slice(0, 2).join(', ');
  }
}
