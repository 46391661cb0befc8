import type { Bench } from '../bench.ts';
import { durableMoves } from './durable.ts';

export const bench: Bench = {
  name: 'durable_moves_libsql_vs_inserts',
  about:
    'moves a second of 128 live matches of connect four through the host, on an embedded libsql file, over one-row inserts',
  bar: { atLeast: 8 },
  measure: durableMoves('libsql'),
};
