import type { Bench } from '../bench.ts';
import { cost } from '../measure.ts';
import { median } from './rig.ts';
import { onServer } from './rounds.ts';

const BOTS = 4;
const LEVEL = 'search:1s';
/** So long the last of them thinks on when its match is over. */
const LAST_THOUGHT_MS = 1500;

export const bench: Bench = {
  name: 'ack_beside_bots',
  about:
    'the median acknowledgement in one match (libsql) while four search bots want to think, over that without them',
  bar: { atMost: 5 },
  measure: onServer(
    'libsql',
    async (rig) => {
      const peer = median((await rig.play(1)).acks);
      const dismiss = await rig.callBots(BOTS, LEVEL);
      const beside: number[] = [];
      const end = performance.now() + LAST_THOUGHT_MS;
      while (performance.now() < end) beside.push(...(await rig.play(1)).acks);
      await dismiss();
      await new Promise((resolve) => setTimeout(resolve, LAST_THOUGHT_MS));
      return { ours: median(beside), peer };
    },
    (rounds) => cost(rounds, 'answer'),
  ),
};
