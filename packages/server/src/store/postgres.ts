import { type Dialect, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import type { Writing } from './appends.ts';

/** It writes one batch while it waits for the disk with another. */
export const postgresWriting: Writing = {
  lanes: 2,
  fromJson: (rows) =>
    sql`json_to_recordset(${rows}::json) as (match text, seq integer, command text, entry text, print text, at text)`,
  isTaken: (error) => error instanceof pg.DatabaseError && error.code === UNIQUE_VIOLATION,
};

const UNIQUE_VIOLATION = '23505';

const CONNECTIONS_MAX = 8;
const PATIENCE_MS = 3000;

/** A database at an address. `lost` is told when a connection breaks: nobody else would hear of it, and the process would end. */
export function postgresDialect(url: string, lost: (error: Error) => void): Dialect {
  const pool = new pg.Pool({
    connectionString: url,
    max: CONNECTIONS_MAX,
    connectionTimeoutMillis: PATIENCE_MS,
    query_timeout: PATIENCE_MS,
    // An answer that was acknowledged survives a loss of power, whatever this database does otherwise.
    options: '-c synchronous_commit=on',
  });
  pool.on('error', lost);
  pool.on('connect', (client) => client.on('error', lost));
  return new PostgresDialect({ pool });
}
