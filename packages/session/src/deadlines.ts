import type { Clock } from './ports.ts';

/** The time that people have for their questions, each by a key of its own. */
export class Deadlines {
  readonly #clock: Clock | undefined;
  readonly #timers = new Map<string, ReturnType<typeof setTimeout>>();

  constructor(clock: Clock | undefined) {
    this.#clock = clock;
  }

  /** Its time runs from the first time that it is set, or from when it was asked. */
  set(key: string, expire: (agent: string | undefined) => void, since = Date.now()): void {
    const clock = this.#clock;
    if (clock === undefined || this.#timers.has(key)) return;
    this.#timers.set(
      key,
      setTimeout(() => expire(clock.agent), Math.max(0, since + clock.seconds * 1000 - Date.now())),
    );
  }

  /** Questions that are no longer open have no time. */
  keepOnly(keys: readonly string[]): void {
    for (const [key, timer] of this.#timers)
      if (!keys.includes(key)) {
        clearTimeout(timer);
        this.#timers.delete(key);
      }
  }

  stop(): void {
    this.keepOnly([]);
  }
}
