import type { Nest } from '../data/mat.ts';
import { count } from '../describe/words.ts';
import { aboutOf } from '../steps/about.ts';
import { birdsWithRoom, layOneEgg } from '../steps/eggs.ts';
import type { At, Power } from './power.ts';
import { nestText } from './shared/phrases.ts';

export interface Params {
  readonly count: number;
  readonly excludeSelf: boolean;
  readonly nestType: Nest;
}

/** Another seat lays eggs by its mat: eggs on an own bird with that nest. */
export const whenOpponentLaysEggsLayEggOnNestType: Power<Params> = {
  text: ({ count: eggs, excludeSelf, nestType }) =>
    `when another player takes the action to lay eggs, lay ${count(eggs, 'egg')} on ${excludeSelf ? 'another' : 'a'} bird of yours with ${nestText(nestType)}.`,
  answers: (trigger) => trigger.type === 'rowUsed' && trigger.habitat === 'grassland',
  obstacle: (at, params) => (targets(at, params).length > 0 ? undefined : 'noRoom'),
  *run(at, params) {
    for (let egg = 0; egg < params.count; egg++) {
      const birds = targets(at, params);
      if (birds.length > 0) yield* layOneEgg(at.seat, birds, aboutOf(at));
    }
  },
};

function targets({ state, seat, bird }: At, { nestType, excludeSelf }: Params): string[] {
  return birdsWithRoom(state, seat, nestType).filter((id) => !(excludeSelf && id === bird.id));
}
