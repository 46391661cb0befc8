import { choose, emit } from '@fermata/core';
import { type Play, playInto, playsOf } from '../actions/play-bird.ts';
import { skip } from '../activation/use.ts';
import { EGG_COSTS, type Habitat, hasPlace } from '../data/mat.ts';
import { eggsOn, playerAt } from '../state.ts';
import { aboutOf } from '../steps/about.ts';
import { PASS } from '../steps/pass.ts';
import type { At, Power } from './power.ts';

export interface Params {
  readonly habitat: Habitat | 'thisHabitat';
}

/** One more bird into a habitat, at its usual cost. Nobody else learns whether there was one to play. */
export const playAdditionalBirdInHabitat: Power<Params> = {
  text: ({ habitat }) =>
    `play one more bird into ${habitat === 'thisHabitat' ? "this bird's habitat" : `your ${habitat}`}, at its usual cost.`,
  asksItself: true,
  obstacle: (at, params) => {
    const { hand, rows } = playerAt(at.state, at.seat);
    if (hand.length === 0) return 'noCards';
    const birds = rows[habitatOf(at, params)].length;
    if (!hasPlace(birds)) return 'noRoom';
    return EGG_COSTS[birds]! <= eggsOn(playerAt(at.state, at.seat)) ? undefined : 'noEggs'; // a cost for each free place
  },
  *run(at, params) {
    const { state, seat, bird } = at;
    const options: (Play | typeof PASS)[] = [...playsOf(state, seat, [habitatOf(at, params)]), PASS];
    const play = yield* choose(seat, 'Play one more bird?', options, {
      ask: 'always',
      about: aboutOf(at),
      otherwise: PASS,
    });
    if (play === PASS) return yield* skip(at, 'declined');
    yield* emit({ type: 'powerUsed', seat, bird: bird.id });
    yield* playInto(state, seat, play);
  },
};

function habitatOf(at: At, { habitat }: Params): Habitat {
  return habitat === 'thisHabitat' ? at.habitat : habitat;
}
