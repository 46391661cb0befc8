import type { View } from '@fermata/core';
import type { Asked } from '@fermata/core/host';
import { birdAt } from '../data/birds.ts';
import { HABITATS } from '../data/mat.ts';
import type { State } from '../state.ts';
import { dieId, TRAY } from './ids.ts';

/** What an action would take from: the dice of the feeder, one's birds with room for an egg, the tray. */
export function leads(option: unknown, { seat }: Asked, { feeder, tray, players }: View<State>): readonly string[] {
  switch (option) {
    case 'gainFood':
      return [...new Set(feeder)].flatMap((face) => (face === null ? [] : dieId(face)));
    case 'layEggs':
      return HABITATS.flatMap((habitat) => players[seat]?.rows[habitat] ?? [])
        .filter(({ bird, eggs }) => eggs < birdAt(bird).eggLimit)
        .map(({ bird }) => bird);
    case 'drawCards':
      return [TRAY, ...tray.flatMap((card) => card ?? [])];
  }
  return [];
}
