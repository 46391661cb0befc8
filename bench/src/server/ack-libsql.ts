import type { Bench } from '../bench.ts';
import { acknowledgement } from './ack.ts';

export const bench: Bench = {
  name: 'ack_vs_insert_libsql',
  about:
    "the median time to the host's acknowledgement in one match, on an embedded libsql file, over that of a one-row insert",
  bar: { atMost: 2 },
  measure: acknowledgement('libsql'),
};
