import type { Bench } from '../bench.ts';
import { durableMoves } from './durable.ts';

export const bench: Bench = {
  name: 'durable_moves_postgres_vs_inserts',
  about: 'moves a second of 128 live matches of connect four through the host, on PostgreSQL, over one-row inserts',
  bar: { atLeast: 10 },
  measure: durableMoves('postgres'),
};
