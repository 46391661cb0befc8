import type { EggSource } from '../../data/power-params.ts';
import type { Obstacle } from '../../events.ts';
import { eggsOn, placedAt, playerAt } from '../../state.ts';
import type { At } from '../power.ts';

/** The bird whose eggs do not count, if there is one. */
export function exceptFor({ bird }: At, source: EggSource): string | undefined {
  return source === 'otherBirds' ? bird.id : undefined;
}

/** Eggs that a power asks for must be there, all of them. */
export function eggSourceLacks(
  at: At,
  { eggCount, eggSource }: { readonly eggCount: number; readonly eggSource: EggSource },
): Obstacle | undefined {
  const player = playerAt(at.state, at.seat);
  const own = eggSource === 'otherBirds' ? placedAt(player, at.bird.id).eggs : 0;
  return eggsOn(player) - own >= eggCount ? undefined : 'noEggs';
}
