import type { PowerParams } from '../data/power-params.ts';
import { birdsWithRoom, layOneEgg } from '../steps/eggs.ts';
import type { At, Power } from './power.ts';

/** Another seat lays eggs by its mat: eggs on an own bird with that nest. */
export const whenOpponentLaysEggsLayEggOnNestType: Power<'whenOpponentLaysEggsLayEggOnNestType'> = {
  answers: (trigger) => trigger.type === 'rowUsed' && trigger.habitat === 'grassland',
  obstacle: (at, params) => (targets(at, params).length > 0 ? undefined : 'noRoom'),
  *run(at, params) {
    for (let egg = 0; egg < params.count; egg++) {
      const birds = targets(at, params);
      if (birds.length > 0) yield* layOneEgg(at.seat, birds);
    }
  },
};

function targets(
  { state, seat, bird }: At,
  { nestType, excludeSelf }: PowerParams['whenOpponentLaysEggsLayEggOnNestType'],
): string[] {
  return birdsWithRoom(state, seat, nestType).filter((id) => !(excludeSelf && id === bird.id));
}
