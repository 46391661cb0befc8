/** The error with the record that leads to it, out of sight of loggers, as core's own have it: it holds the seed. */
export function withRecord(error: Error, record: unknown): Error {
  return record === undefined ? error : Object.defineProperty(error, 'record', { value: record });
}
