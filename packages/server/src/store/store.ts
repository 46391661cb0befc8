/**
 * Where matches are kept. Its promises:
 * 1. What was appended is durable, and an entry of a match has one number for good: nobody writes it twice.
 * 2. Nothing that was appended is ever changed.
 * 3. Whoever else writes to the same match: what is known later is never replaced by what was known before.
 */
import { join } from 'node:path';
import { Kysely, sql } from 'kysely';
import { Refused } from '../refused.ts';
import { Appends, type Writing } from './appends.ts';
import { libsqlDialect, libsqlWriting } from './libsql.ts';
import { migrate } from './migrations.ts';
import { postgresDialect, postgresWriting } from './postgres.ts';
import type { ChatRow, EntryRow, MatchRow, NewMatchRow, SeatRow, Tables } from './tables.ts';

/** Where it is: a folder of this machine, or the address of a PostgreSQL. */
export type Whereabouts = { readonly folder: string } | { readonly url: string };

/** What it is called in its folder. */
export const FILE = 'matches.db';

/** A match that is kept, with its seats. */
export interface StoredMatch extends MatchRow {
  readonly seats: readonly SeatRow[];
}

/** A record as it is kept: as JSON, after so many entries. */
export type KeptRecord = { readonly record: string; readonly recorded: number };

/** How often somebody else may be first to say something. */
const TRIES = 20;

export class Store {
  readonly #database: Kysely<Tables>;
  readonly #appends: Appends;
  readonly #isTaken: Writing['isTaken'];

  private constructor(database: Kysely<Tables>, writing: Writing) {
    this.#database = database;
    this.#isTaken = writing.isTaken;
    this.#appends = new Appends(database, writing);
  }

  /** Opens it, and brings its tables up to date. `lost` is told when its connection breaks. */
  static async open(where: Whereabouts, lost: (error: Error) => void = () => {}): Promise<Store> {
    const isFile = 'folder' in where;
    const dialect = isFile ? await libsqlDialect(join(where.folder, FILE)) : postgresDialect(where.url, lost);
    const database = new Kysely<Tables>({ dialect });
    try {
      await migrate(database);
    } catch (error) {
      await database.destroy();
      throw isFile ? error : new Refused(unreached(where.url, error as NodeJS.ErrnoException)); // node and pg throw errors
    }
    return new Store(database, isFile ? libsqlWriting : postgresWriting);
  }

  async close(): Promise<void> {
    await this.#database.destroy();
  }

  /** Rejects while it cannot be reached. */
  async ping(): Promise<void> {
    await sql`select 1`.execute(this.#database);
  }

  async begin(match: NewMatchRow, seats: readonly SeatRow[]): Promise<void> {
    const row = { ...match, ended: null, record: null, recorded: null, upgraded: null };
    await this.#database.transaction().execute(async (transaction) => {
      await transaction.insertInto('matches').values(row).execute();
      await transaction
        .insertInto('seats')
        .values([...seats])
        .execute();
    });
  }

  async find(id: string): Promise<StoredMatch | undefined> {
    const match = await this.#database.selectFrom('matches').selectAll().where('id', '=', id).executeTakeFirst();
    return match && { ...match, seats: await this.seats(id) };
  }

  seats(match: string): Promise<SeatRow[]> {
    return this.#database.selectFrom('seats').selectAll().where('match', '=', match).orderBy('seat').execute();
  }

  /** The ids of all matches, the oldest first. */
  async ids(): Promise<string[]> {
    const rows = await this.#database.selectFrom('matches').select('id').orderBy('created').orderBy('id').execute();
    return rows.map(({ id }) => id);
  }

  /** The ids of those that may go on by themselves, and are not over. */
  async running(): Promise<string[]> {
    const rows = this.#database.selectFrom('matches').select('id').where('runs', '=', 1);
    return (await rows.where('ended', 'is', null).where('frozen', 'is', null).execute()).map(({ id }) => id);
  }

  /** From now on it may go on by itself. */
  async letRun(match: string): Promise<void> {
    await this.#database.updateTable('matches').set({ runs: 1 }).where('id', '=', match).execute();
  }

  /** Resolves once it is durable; rejects with AlreadyThere where somebody else was first. */
  append(row: EntryRow): Promise<void> {
    return this.#appends.add(row);
  }

  entries(match: string, from = 0): Promise<EntryRow[]> {
    const all = this.#database.selectFrom('entries').selectAll().where('match', '=', match);
    return all.where('seq', '>=', from).orderBy('seq').execute();
  }

  /** The rules that a match goes on with from now on. */
  async settle(match: string, version: number, rules: string): Promise<void> {
    await this.#database.updateTable('matches').set({ version, rules }).where('id', '=', match).execute();
  }

  /** The rules that a match goes on with, and what its entries have come to under them. */
  async upgrade(match: string, version: number, rules: string, from: number, record: KeptRecord): Promise<void> {
    const upgraded = { version, rules, upgraded: from, ...record };
    await this.#database.updateTable('matches').set(upgraded).where('id', '=', match).execute();
  }

  /** Keeps how a match stands, and when it was over, if it is. What somebody else has kept of later stays. */
  async keepRecord(match: string, { record, recorded }: KeptRecord, ended: string | null): Promise<void> {
    const isLater = sql`coalesce(recorded, -1) < ${recorded}`;
    await sql`update matches set
      record = case when ${isLater} then ${record} else record end,
      recorded = case when ${isLater} then ${recorded} else recorded end,
      ended = coalesce(ended, ${ended})
      where id = ${match} and coalesce(recorded, -1) <= ${recorded}`.execute(this.#database);
  }

  /** Keeps what the rules threw. */
  async freeze(match: string, frozen: string): Promise<void> {
    await this.#database.updateTable('matches').set({ frozen }).where('id', '=', match).execute();
  }

  /** Gives a seat to whoever has the code that invites to it, once. The seat, or undefined for a code that is not good. */
  async claim(match: string, invite: string, token: string): Promise<number | undefined> {
    const claimed = await this.#database
      .updateTable('seats')
      .set({ token, invite: null })
      .where('match', '=', match)
      .where('invite', '=', invite)
      .returning('seat')
      .executeTakeFirst();
    return claimed?.seat;
  }

  /** Another token for a seat. False where the one before is no longer good. */
  async rotate(match: string, before: string, token: string): Promise<boolean> {
    const row = await this.#database
      .updateTable('seats')
      .set({ token })
      .where('match', '=', match)
      .where('token', '=', before)
      .returning('seat')
      .executeTakeFirst();
    return row !== undefined;
  }

  /** Keeps a line under the next number. Whoever says something at the same time elsewhere may be first. */
  async say({ match, seat, text, at }: Omit<ChatRow, 'number'>): Promise<ChatRow> {
    const next = sql<ChatRow>`insert into chat (match, number, seat, text, at)
      select ${match}, coalesce(max(number) + 1, 0), cast(${seat} as integer), ${text}, ${at}
      from chat where match = ${match} returning *`;
    for (let tries = 1; ; tries++)
      try {
        const { rows } = await next.execute(this.#database);
        return rows[0] as ChatRow; // one was written
      } catch (error) {
        if (tries === TRIES || !this.#isTaken(error)) throw error;
      }
  }

  chat(match: string, from = 0): Promise<ChatRow[]> {
    const all = this.#database.selectFrom('chat').selectAll().where('match', '=', match);
    return all.where('number', '>=', from).orderBy('number').execute();
  }
}

/** Where it was looked for, without the password; where one of several addresses was tried the words are only in the code. */
function unreached(url: string, { message, code }: NodeJS.ErrnoException): string {
  const { host, pathname } = URL.canParse(url) ? new URL(url) : { host: 'no address', pathname: '' };
  const why = message || code;
  return `cannot keep matches in the PostgreSQL at ${host}${pathname}: ${why}; see that it runs, and what DATABASE_URL says`;
}
