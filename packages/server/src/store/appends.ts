import type { Kysely } from 'kysely';
import type { EntryRow, Tables } from './tables.ts';

/** Entries that go to the store in one statement, and so in one transaction. */
const BATCH_MAX = 200;

/** Somebody else has written an entry of this number, or this command, before. */
export class AlreadyThere extends Error {
  override readonly name = 'AlreadyThere';
}

interface Waiting {
  readonly row: EntryRow;
  readonly resolve: () => void;
  readonly reject: (error: unknown) => void;
}

/** Appends of many matches: those that come while others are written are gathered, and written in one transaction. */
export class Appends {
  readonly #database: Kysely<Tables>;
  /** How many transactions may be under way at once. */
  readonly #lanes: number;
  #waiting: Waiting[] = [];
  #underWay = 0;

  constructor(database: Kysely<Tables>, lanes: number) {
    this.#database = database;
    this.#lanes = lanes;
  }

  /** Resolves once it is durable. */
  add(row: EntryRow): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ row, resolve, reject });
      void this.#write();
    });
  }

  async #write(): Promise<void> {
    if (this.#underWay >= this.#lanes || this.#waiting.length === 0) return;
    this.#underWay++;
    await Promise.resolve(); // whoever else comes in this turn comes along
    const batch = this.#waiting.splice(0, BATCH_MAX);
    try {
      const rows = await this.#database
        .insertInto('entries')
        .values(batch.map(({ row }) => row))
        .onConflict((conflict) => conflict.doNothing())
        .returning(['match', 'seq'])
        .execute();
      const written = new Set(rows.map(({ match, seq }) => `${match} ${seq}`));
      for (const { row, resolve, reject } of batch)
        if (written.has(`${row.match} ${row.seq}`)) resolve();
        else reject(new AlreadyThere(`entry ${row.seq} of match ${row.match} was written by somebody else`));
    } catch (error) {
      for (const { reject } of batch) reject(error);
    } finally {
      this.#underWay--;
      void this.#write();
    }
  }
}
