import type { Nest } from '../data/mat.ts';
import { count } from '../describe/words.ts';
import { seatsFrom } from '../state.ts';
import { aboutOf } from '../steps/about.ts';
import { birdsWithRoom, layOneEgg, mayLayOneEgg } from '../steps/eggs.ts';
import type { Power } from './power.ts';
import { nestText } from './shared/phrases.ts';

export interface Params {
  readonly allPlayersCount: number;
  readonly bonusCount: number;
  readonly bonusOnDifferentBird: boolean;
  readonly nestType: Nest;
}

/** Everybody lays eggs on a bird with that nest, the owner first, who may then lay more, on another one. */
export const allPlayersLayEggOnNestType: Power<Params> = {
  text: ({ allPlayersCount, bonusCount, bonusOnDifferentBird, nestType }) =>
    `everybody lays ${count(allPlayersCount, 'egg')} on a bird with ${nestText(nestType)}; you may lay ${bonusCount} more on ${bonusOnDifferentBird ? 'another' : 'any'} such bird of yours.`,
  obstacle: ({ state, seat }, { nestType }) =>
    seatsFrom(state, seat).some((one) => birdsWithRoom(state, one, nestType).length > 0) ? undefined : 'noRoom',
  *run({ state, seat, bird }, { allPlayersCount, bonusCount, bonusOnDifferentBird, nestType }) {
    const about = aboutOf({ bird });
    const laidOn: string[] = [];
    for (const one of seatsFrom(state, seat)) {
      for (let egg = 0; egg < allPlayersCount; egg++) {
        const birds = birdsWithRoom(state, one, nestType);
        if (birds.length > 0) laidOn.push(yield* layOneEgg(one, birds, about));
      }
    }
    for (let egg = 0; egg < bonusCount; egg++) {
      const birds = birdsWithRoom(state, seat, nestType).filter((id) => !(bonusOnDifferentBird && laidOn.includes(id)));
      if ((yield* mayLayOneEgg(seat, birds, about)) === undefined) return;
    }
  },
};
