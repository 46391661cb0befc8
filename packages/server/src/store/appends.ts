import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { EntryRow, Tables } from './tables.ts';

/** Entries that go to the store in one statement, and so in one transaction. */
const BATCH_MAX = 200;

/** Somebody else has written an entry of this number, or this command, before. */
export class AlreadyThere extends Error {
  override readonly name = 'AlreadyThere';
}

/** What is different about entries from store to store. */
export interface Writing {
  /** How many transactions may be under way at once. */
  readonly lanes: number;
  /** A list of entries in JSON, as a table with their columns. */
  fromJson(rows: string): RawBuilder<EntryRow>;
  /** Whether a statement was refused, all of it, since one of its entries is there, or its line of chat. */
  isTaken(error: unknown): boolean;
}

interface Waiting {
  readonly row: EntryRow;
  readonly resolve: () => void;
  readonly reject: (error: unknown) => void;
}

/** Appends of many matches: those that come while others are written are gathered, and written in one transaction. */
export class Appends {
  readonly #database: Kysely<Tables>;
  readonly #writing: Writing;
  #waiting: Waiting[] = [];
  #underWay = 0;

  constructor(database: Kysely<Tables>, writing: Writing) {
    this.#database = database;
    this.#writing = writing;
  }

  /** Resolves once it is durable. */
  add(row: EntryRow): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ row, resolve, reject });
      void this.#write();
    });
  }

  async #write(): Promise<void> {
    if (this.#underWay >= this.#writing.lanes || this.#waiting.length === 0) return;
    this.#underWay++;
    await Promise.resolve(); // whoever else comes in this turn comes along
    const batch = this.#waiting.splice(0, BATCH_MAX);
    try {
      const rows = batch.map(({ row }) => row);
      const isOurs = (await this.#insertAll(rows)) ? () => true : await this.#insertNew(rows);
      for (const { row, resolve, reject } of batch)
        if (isOurs(row)) resolve();
        else reject(new AlreadyThere(`entry ${row.seq} of match ${row.match} was written by somebody else`));
    } catch (error) {
      for (const { reject } of batch) reject(error);
    } finally {
      this.#underWay--;
      void this.#write();
    }
  }

  /** One text for all of them: to hand over each value of each row takes longer than to write them. False where one is there. */
  async #insertAll(rows: readonly EntryRow[]): Promise<boolean> {
    try {
      await this.#statement(rows).execute(this.#database);
      return true;
    } catch (error) {
      if (this.#writing.isTaken(error)) return false;
      throw error;
    }
  }

  /** Those that are not there yet; what tells which they were. */
  async #insertNew(rows: readonly EntryRow[]): Promise<(row: EntryRow) => boolean> {
    const statement = sql<EntryRow>`${this.#statement(rows)} on conflict do nothing returning match, seq`;
    const written = (await statement.execute(this.#database)).rows;
    const keys = new Set(written.map(keyOf));
    return (row) => keys.has(keyOf(row));
  }

  #statement(rows: readonly EntryRow[]): RawBuilder<EntryRow> {
    const json = JSON.stringify(rows);
    return sql`insert into entries (match, seq, command, entry, print, at)
      select match, seq, command, entry, print, at from ${this.#writing.fromJson(json)} where true`;
  }
}

function keyOf({ match, seq }: EntryRow): string {
  return `${match} ${seq}`;
}
