import type { Bench } from '../bench.ts';
import { cost } from '../measure.ts';
import { median, quantile } from './rig.ts';
import { onServer } from './rounds.ts';

const MATCHES = 128;

export const bench: Bench = {
  name: 'ack_tail_postgres',
  about: 'acknowledgements in 128 live matches of connect four on PostgreSQL: the 99th percentile over the median',
  bar: { atMost: 15 },
  measure: onServer(
    'postgres',
    async (rig) => {
      const { acks } = await rig.play(MATCHES);
      return { ours: quantile(acks, 0.99), peer: median(acks) };
    },
    (rounds) => cost(rounds, 'answer'),
  ),
};
