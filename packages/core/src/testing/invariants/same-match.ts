import { firstState } from '../../match/origin.ts';
import { matchAt, type Scene, same } from './scene.ts';
import { sharedBy } from './sharing.ts';

/** Invariant 1: played again, with and without strictness, it is the same match. */
export function sameMatch(scene: Scene): void {
  const { match, steps, end } = scene;
  const shared = sharedBy(firstState(match.game, match.origin), firstState(match.game, match.origin), 'state');
  const hint = shared === undefined ? '' : ` (setup returns the same object as ${shared} each time: make a new one)`;
  for (const strict of [true, false]) {
    same(`played again with the same seed and choices, the match differs${hint}`, end, () =>
      matchAt(scene, steps.length, strict),
    );
  }
}
