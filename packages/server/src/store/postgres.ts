import { type Dialect, PostgresDialect } from 'kysely';
import pg from 'pg';

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
