import { type Round, speedUp } from '../measure.ts';
import type { StoreKind } from './rig.ts';
import { onServer } from './rounds.ts';

const MATCHES = 128;
const INSERTS = 400;

/** Moves of many live matches, and rows that are inserted one after the other. */
export function durableMoves(kind: StoreKind) {
  return onServer(
    kind,
    async (rig): Promise<Round> => {
      const { ns, acks } = await rig.play(MATCHES);
      const inserts = await rig.insert(INSERTS);
      return { ours: ns / acks.length, peer: inserts.reduce((sum, took) => sum + took, 0) / INSERTS };
    },
    (rounds) => speedUp(rounds, 'entries'),
  );
}
