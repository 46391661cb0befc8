import type { Obstacle } from '../../events.ts';
import { eggsOn, placedAt, playerAt } from '../../state.ts';
import type { At } from '../power.ts';

/** Of which birds eggs may be discarded. */
export type EggSource = 'otherBirds' | 'anyBird';

export function sourceText(source: EggSource): string {
  return source === 'otherBirds' ? 'another bird of yours' : 'any bird of yours';
}

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
