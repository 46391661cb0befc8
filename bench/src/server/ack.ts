import { cost } from '../measure.ts';
import { median, type StoreKind } from './rig.ts';
import { onServer } from './rounds.ts';

/** One match whose answers are acknowledged, and as many rows that are inserted. */
export function acknowledgement(kind: StoreKind) {
  return onServer(
    kind,
    async (rig) => {
      const { acks } = await rig.play(1);
      return { ours: median(acks), peer: median(await rig.insert(acks.length)) };
    },
    (rounds) => cost(rounds, 'entry'),
  );
}
