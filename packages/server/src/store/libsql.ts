import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { Worker } from 'node:worker_threads';
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  sql,
} from 'kysely';
import { Refused } from '../refused.ts';
import type { Writing } from './appends.ts';

/** One thread, which writes one transaction after the other. */
export const libsqlWriting: Writing = {
  lanes: 1,
  fromJson: (rows) => sql`(select value->>'match' as match, value->>'seq' as seq, value->>'command' as command,
    value->>'entry' as entry, value->>'print' as print, value->>'at' as at from json_each(${rows}))`,
  isTaken: (error) => /UNIQUE constraint failed: (entries|chat)\./.test((error as Error).message), // as it comes from the thread
};

/** A database in a file, in a thread of its own, as kysely wants it. Rejects where another process has the file. */
export async function libsqlDialect(file: string): Promise<Dialect> {
  try {
    makeFolder(dirname(file));
  } catch (error) {
    throw new Refused(`cannot keep matches in ${dirname(file)}: ${(error as Error).message}; say another folder`); // node throws errors
  }
  const thread = new Thread(file);
  await thread.opened;
  writeFileSync(ownerOf(file), `${process.pid}\n`);
  return {
    createAdapter: () => new SqliteAdapter(),
    createDriver: () => new ThreadDriver(thread),
    createIntrospector: (database) => new SqliteIntrospector(database),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
}

/** Level by level: where the system has folders of its own, as in /proc, Node's own way never comes to an end. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  mkdirSync(folder);
}

/** For people alone: what keeps others out is the lock that the system has on the file. */
function ownerOf(file: string): string {
  return `${file}.owner`;
}

interface Answer {
  readonly id: number;
  readonly rows?: unknown[];
  readonly changes?: number;
  readonly error?: string;
}

type Opening = { readonly type: 'open' } | { readonly type: 'shut'; readonly why: string };

/** Questions to the thread, answered one after the other. */
class Thread {
  readonly opened: Promise<void>;
  readonly #worker: Worker;
  readonly #waiting = new Map<number, (answer: Answer) => void>();
  #last = 0;

  constructor(file: string) {
    this.#worker = new Worker(new URL('./libsql-thread.js', import.meta.url), { workerData: { file } });
    this.opened = new Promise((resolve, reject) => {
      this.#worker.on('message', (answer: Answer | Opening) => {
        if ('type' in answer) return answer.type === 'open' ? resolve() : reject(refusal(answer.why, file));
        this.#waiting.get(answer.id)?.(answer);
        this.#waiting.delete(answer.id);
      });
      this.#worker.on('error', (error: Error) => {
        reject(refusal(error.message, file));
        this.#endAll();
      });
      this.#worker.on('exit', () => this.#endAll());
    });
  }

  async ask(sql: string, parameters: readonly unknown[]): Promise<Answer> {
    const answer = await new Promise<Answer>((resolve) => {
      const id = ++this.#last;
      this.#waiting.set(id, resolve);
      this.#worker.postMessage({ id, sql, parameters });
    });
    if (answer.error !== undefined) throw new Error(answer.error);
    return answer;
  }

  async close(): Promise<void> {
    const ended = new Promise((resolve) => this.#worker.once('exit', resolve));
    this.#worker.postMessage('close');
    await ended;
  }

  #endAll(): void {
    for (const [id, end] of this.#waiting) end({ id, error: 'the thread of the database has ended' });
    this.#waiting.clear();
  }
}

function refusal(why: string, file: string): Error {
  if (!/locked|busy/i.test(why)) return new Refused(`cannot open ${file}: ${why}`);
  return new Refused(
    `the matches in ${file} are served by another process already${owner(file)}; stop it, or say --data FOLDER`,
  );
}

function owner(file: string): string {
  try {
    return ` (process ${readFileSync(ownerOf(file), 'utf8').trim()})`;
  } catch {
    return ''; // it has not said so yet
  }
}

/** One connection: transactions wait for each other. */
class ThreadDriver implements Driver {
  readonly #thread: Thread;
  readonly #connection: DatabaseConnection;
  #line: Promise<void> = Promise.resolve();
  #release: () => void = () => {};

  constructor(thread: Thread) {
    this.#thread = thread;
    this.#connection = {
      async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
        const { rows = [], changes } = await thread.ask(sql, parameters);
        return { rows: rows as R[], ...(changes !== undefined && { numAffectedRows: BigInt(changes) }) };
      },
      streamQuery() {
        throw new Error('nothing is streamed from this database');
      },
    };
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    const before = this.#line;
    let release: () => void = () => {};
    this.#line = new Promise((resolve) => {
      release = resolve;
    });
    await before;
    this.#release = release;
    return this.#connection;
  }

  async releaseConnection(): Promise<void> {
    this.#release();
  }

  async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('commit'));
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('rollback'));
  }

  destroy(): Promise<void> {
    return this.#thread.close();
  }
}
