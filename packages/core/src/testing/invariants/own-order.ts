import { matchAt, type Scene, same } from './scene.ts';
import { scrambled } from './scrambled.ts';

/** Invariant 11: rules rely on no order of keys. Clock, chance and locale are guarded in every strict match. */
export function ownOrder(scene: Scene): void {
  same('with the keys of the state in another order the match differs', scene.end, () =>
    matchAt({ ...scene, game: scrambled(scene.game) }, scene.steps.length, false),
  );
}
