/** A value that changes, and tells. */
export class Store<T> {
  #value: T;
  readonly #listeners = new Set<() => void>();

  constructor(value: T) {
    this.#value = value;
  }

  readonly get = (): T => this.#value;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  set(value: T): void {
    this.#value = value;
    for (const listener of this.#listeners) listener();
  }

  /** Some of it is new. */
  change(part: Partial<T>): void {
    this.set({ ...this.#value, ...part });
  }
}
