import type { Seat, View } from '@fermata/core';
import type { Piece, Place, Scene, Staging } from '@fermata/scene';
import { FOODS, HABITATS } from '../data/mat.ts';
import { moreBirds } from '../data/more-birds.ts';
import { ACTIONS } from '../events.ts';
import type { State, Table } from '../state.ts';
import { LEAVE } from '../steps/feeder.ts';
import { PASS } from '../steps/pass.ts';
import { cues } from './cues.ts';
import { addGoals } from './goals.ts';
import { leads } from './leads.ts';
import { addMat } from './mat.ts';
import { points } from './points.ts';
import { addTable } from './table.ts';
import { verdict } from './verdict.ts';

/** What lies where, and what an option means there. */
export const staging: Staging<View<State>> = {
  scene,
  points,
  leads,
  cues,
  verdict: (view) => verdict(view as Table), // as below
  plain: [PASS, LEAVE],
  answers: {
    'Which action?': ACTIONS,
    'Gain which food?': FOODS,
    'Trade which food?': FOODS,
    'Pay a food for one more egg?': [...FOODS, PASS],
    'Move to which habitat?': HABITATS,
  },
};

/** The shared table, then the mats, seat by seat. */
function scene(view: View<State>, me: Seat): Scene {
  const table = view as Table; // cards that are not seen are null: whoever shows cards expects that
  if (table.more !== undefined) moreBirds(table.more); // whoever shows a view has not seen the options
  const places: Place[] = [];
  const pieces: Piece[] = [];
  addTable(table, me, places, pieces);
  addGoals(table, me, places, pieces);
  for (let seat = 0; seat < table.players.length; seat++) addMat(table, seat, me, places, pieces);
  return { places, pieces };
}
