/**
 * Ctrl-C while the thread is busy. A process that listens for it hears nothing before its thread is free, and one that does not
 * listen is ended at once, with nothing told. Node's `vm` has a watch beside the thread, which stops whatever runs there.
 */
import { setImmediate } from 'node:timers/promises';
import { Script } from 'node:vm';

/** What ran was stopped by Ctrl-C. */
export class Interrupted extends Error {
  override readonly name = 'Interrupted';
}

/** As shells say it of a process that Ctrl-C has ended: a script can tell that something is missing. */
export const INTERRUPTED = 130;

/** Runs something that keeps the thread; Ctrl-C stops it where it is, and throws Interrupted. No `finally` within it is run then. */
export function interruptible<T>(run: () => T): T {
  try {
    return within(run, { breakOnSigint: true });
  } catch (error) {
    if (codeOf(error) !== 'ERR_SCRIPT_EXECUTION_INTERRUPTED') throw error;
    throw new Interrupted('stopped by Ctrl-C');
  }
}

/** The same with a limit of time, after which it is stopped and `late` is thrown. */
export function inTime<T>(run: () => T, timeMs: number, late: () => Error): T {
  try {
    return within(run, { timeout: timeMs });
  } catch (error) {
    throw codeOf(error) === 'ERR_SCRIPT_EXECUTION_TIMEOUT' ? late() : error;
  }
}

/** The one way from a script to a function of ours. */
const DOOR = '@fermata/cli runs';
const script = new Script(`globalThis[${JSON.stringify(DOOR)}]()`);

function within<T>(run: () => T, how: { readonly breakOnSigint?: boolean; readonly timeout?: number }): T {
  const doors = globalThis as { [DOOR]?: () => unknown };
  const before = doors[DOOR]; // what runs may run something in its turn
  doors[DOOR] = run;
  try {
    return script.runInThisContext(how) as T; // it returns what `run` does
  } finally {
    if (before === undefined) delete doors[DOOR];
    else doors[DOOR] = before;
  }
}

/** Hears Ctrl-C between the steps of something long, none of which keeps the thread. */
export class Interrupts {
  #isStopped = false;
  #breath = performance.now();
  readonly #stop = () => {
    this.#isStopped = true;
  };

  constructor() {
    process.once('SIGINT', this.#stop);
  }

  /** Lets signals in, now and then; throws Interrupted once there was one. */
  async breathe(): Promise<void> {
    if (performance.now() - this.#breath > BREATH_MS) {
      await setImmediate();
      await setImmediate(); // the first may be of the turn that is nearly over
      this.#breath = performance.now();
    }
    if (this.#isStopped) throw new Interrupted('stopped by Ctrl-C');
  }

  close(): void {
    process.off('SIGINT', this.#stop);
  }
}

const BREATH_MS = 50;

function codeOf(error: unknown): unknown {
  return Object(error).code;
}
