import { reasonOf } from '@fermata/agents';
import { type Command, Overtaken } from './ports.ts';
import type { Reply } from './wire.ts';

/** Commands, one at a time, and each once. */
export class Commands {
  /** The last one: the next one waits for it. */
  #line: Promise<unknown> = Promise.resolve();
  /** Those that were done, each with the number of its entry. */
  readonly #done: Map<Command, number>;
  /** Those that were done and became no entry: to wish that something is taken back, and to answer that. */
  readonly #heard = new Set<Command>();
  readonly #catchUp: () => Promise<void> | undefined;

  /** `catchUp` is called before each command, and waited for where there is something to catch up with; while it rejects nothing is done. */
  constructor(done: ReadonlyMap<Command, number> | undefined, catchUp: () => Promise<void> | undefined) {
    this.#done = new Map(done);
    this.#catchUp = catchUp;
  }

  /** The number of the entry that a command became; undefined of one that was not done. */
  entryOf(command: Command): number | undefined {
    return this.#done.get(command);
  }

  /** It became this entry. */
  note(command: Command | undefined, entry: number): void {
    if (command !== undefined) this.#done.set(command, entry);
  }

  inTurn<T>(body: () => Promise<T>): Promise<T> {
    const next = this.#line.then(body);
    this.#line = next.catch(() => undefined);
    return next;
  }

  /** In turn, unless it was done before. Where somebody else is first it is judged anew. */
  once(command: Command | undefined, body: () => Promise<Reply>): Promise<Reply> {
    return this.inTurn(async () => {
      for (let tries = 1; ; tries++) {
        try {
          const caughtUp = this.#catchUp();
          if (caughtUp !== undefined) await caughtUp;
        } catch (error) {
          return { type: 'unkept', why: reasonOf(error) };
        }
        if (command !== undefined && (this.#done.has(command) || this.#heard.has(command))) return { type: 'ok' };
        try {
          const reply = await body();
          if (command !== undefined && reply.type === 'ok' && !this.#done.has(command)) this.#heard.add(command);
          return reply;
        } catch (error) {
          if (!(error instanceof Overtaken)) throw error;
          if (tries === TRIES) return { type: 'unkept', why: error.message };
        }
      }
    });
  }
}

/** How often somebody else may be first before one is told so. */
const TRIES = 5;
