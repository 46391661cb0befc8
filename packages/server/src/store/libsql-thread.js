/**
 * The thread in which an embedded database is written: a commit waits for the disk, and would stop everything else. It is
 * plain JavaScript, so that a thread can load it as it is.
 */
import { parentPort, workerData } from 'node:worker_threads';
import Database from 'libsql';

/** @typedef {{ id: number, sql: string, parameters: unknown[] }} Question */

/** @type {import('libsql').Database} */
let database;
try {
  database = new Database(workerData.file);
  // Whoever holds the file holds it alone, and the system lets go of it however this process ends.
  database.pragma('locking_mode = EXCLUSIVE');
  database.pragma('journal_mode = WAL');
  // An answer that was acknowledged survives a loss of power.
  database.pragma('synchronous = FULL');
  database.pragma('foreign_keys = ON');
  database.exec('BEGIN IMMEDIATE; COMMIT;');
  parentPort?.postMessage({ type: 'open' });
} catch (error) {
  // An error of the driver would lose its words on the way.
  parentPort?.postMessage({ type: 'shut', why: String(Object(error).message ?? error) });
  parentPort?.close();
}

/** @type {Map<string, import('libsql').Statement>} */
const statements = new Map();
const STATEMENTS_MAX = 200;

parentPort?.on('message', (/** @type {Question | 'close'} */ question) => {
  if (question === 'close') {
    database.close();
    parentPort?.close();
    return;
  }
  const { id, sql, parameters } = question;
  try {
    parentPort?.postMessage({ id, ...answer(sql, parameters) });
  } catch (error) {
    parentPort?.postMessage({ id, error: String(Object(error).message ?? error) });
  }
});

/** @param {string} sql @param {unknown[]} parameters */
function answer(sql, parameters) {
  const statement = statements.get(sql) ?? database.prepare(sql);
  if (statements.size < STATEMENTS_MAX) statements.set(sql, statement);
  if (statement.reader) return { rows: statement.all(...parameters) };
  return { rows: [], changes: statement.run(...parameters).changes };
}
