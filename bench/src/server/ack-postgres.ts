import type { Bench } from '../bench.ts';
import { acknowledgement } from './ack.ts';

export const bench: Bench = {
  name: 'ack_vs_insert_postgres',
  about: "the median time to the host's acknowledgement in one match, on PostgreSQL, over that of a one-row insert",
  bar: { atMost: 2 },
  measure: acknowledgement('postgres'),
};
