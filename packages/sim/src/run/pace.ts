/** How long a thread that plays may be kept from all else: between games, and where one game takes longer, within it. */
const GAMES_MS = 50;
const GAME_MS = 100;

/** Lets the thread that plays attend to all else now and then: a key pressed must be noticed, and a bar drawn. */
export class Pace {
  readonly #signal: AbortSignal | undefined;
  #breath = performance.now();

  constructor(signal: AbortSignal | undefined) {
    this.#signal = signal;
  }

  get isStopped(): boolean {
    return this.#signal?.aborted === true;
  }

  /** Is it time to rest between two games? */
  isDue(): boolean {
    return performance.now() - this.#breath > GAMES_MS;
  }

  /** Is it time to rest even within a game? */
  isOverdue(): boolean {
    return performance.now() - this.#breath > GAME_MS;
  }

  async rest(): Promise<void> {
    // Signals and keys come between two of these; the first may be of the turn that is nearly over.
    await nextTurn();
    await nextTurn();
    this.#breath = performance.now();
  }

  /** What a promise comes to, or undefined as soon as somebody stops it. */
  async unlessStopped<T>(work: Promise<T>): Promise<T | undefined> {
    const signal = this.#signal;
    if (signal === undefined) return work;
    let stop = () => {};
    const stopped = new Promise<undefined>((resolve) => {
      stop = () => resolve(undefined);
      signal.addEventListener('abort', stop);
      if (signal.aborted) stop();
    });
    try {
      return await Promise.race([work, stopped]);
    } finally {
      signal.removeEventListener('abort', stop);
    }
  }
}

/** Browsers have no `setImmediate`: there a turn of the clock is as good. */
function nextTurn(): Promise<void> {
  return new Promise((resolve) => {
    if (typeof setImmediate === 'function') setImmediate(resolve);
    else setTimeout(resolve);
  });
}
