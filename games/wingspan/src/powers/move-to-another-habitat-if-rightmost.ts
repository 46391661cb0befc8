import { choose, emit } from '@fermata/core';
import { type Habitat, hasPlace } from '../data/mat.ts';
import { playerAt } from '../state.ts';
import { aboutOf } from '../steps/about.ts';
import type { At, Power } from './power.ts';

/** To another habitat in which this bird lives, with all it has. It is not played there. */
export const moveToAnotherHabitatIfRightmost: Power = {
  text: () => 'if no bird is to the right of this one, move it to another habitat.',
  obstacle: (at) => {
    const row = playerAt(at.state, at.seat).rows[at.habitat];
    if (row.at(-1)?.bird !== at.bird.id) return 'notRightmost';
    return homesFor(at).length > 0 ? undefined : 'noRoom';
  },
  *run(at) {
    const to = yield* choose(at.seat, 'Move to which habitat?', homesFor(at), { about: aboutOf(at) });
    yield* emit({ type: 'birdMoved', seat: at.seat, bird: at.bird.id, from: at.habitat, to });
  },
};

function homesFor({ state, seat, bird, habitat }: At): Habitat[] {
  const { rows } = playerAt(state, seat);
  return bird.habitats.filter((other) => other !== habitat && hasPlace(rows[other].length));
}
