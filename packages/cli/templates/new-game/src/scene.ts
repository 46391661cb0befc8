import type { Seat, View } from '@fermata/core';
import type { Facts, Staging } from '@fermata/scene';
import type { State } from './rules.ts';

/** What lies on the table, and what an option means there: a stone is touched for each that is taken. */
export const staging: Staging<View<State>> = {
  scene: (view, viewer) => ({
    places: [{ id: 'heap', name: 'Heap', lay: 'pile', facts: [standing(view, viewer)] }],
    pieces: [{ id: 'stones', in: 'heap', kind: 'stone', name: 'stones', count: view.heap }],
  }),
  points: (option) => Array<string>(Number(option)).fill('stones'),
};

/** Whose turn it is, or who has won. */
function standing({ heap, seat }: View<State>, viewer: Seat): Facts[number] {
  if (heap === 0) return ['won', seat === viewer ? 'by you' : `by seat ${seat}`];
  return ['turn', seat === viewer ? 'yours' : `of seat ${seat}`];
}
