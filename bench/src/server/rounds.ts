import type { Result } from '../bench.ts';
import type { Round } from '../measure.ts';
import { Rig, type StoreKind } from './rig.ts';

const ROUNDS = { full: 9, quick: 3 };
const WARM_UPS = { full: 3, quick: 1 };

/** Rounds on a server, by the wall clock: what is waited for is the disk, and no processor. */
export function onServer(
  kind: StoreKind,
  round: (rig: Rig) => Promise<Round>,
  toResult: (rounds: readonly Round[]) => Result,
): (quick: boolean) => Promise<Result> {
  return async (quick) => {
    const rig = await Rig.open(kind);
    try {
      const how = quick ? 'quick' : 'full';
      for (let left = WARM_UPS[how]; left > 0; left--) await round(rig);
      const rounds: Round[] = [];
      while (rounds.length < ROUNDS[how]) rounds.push(await round(rig));
      return toResult(rounds);
    } finally {
      await rig.close();
    }
  };
}
