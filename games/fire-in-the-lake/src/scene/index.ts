import type { Seat, View } from '@fermata/core';
import type { Piece, Place, Scene, Staging } from '@fermata/scene';
import type { State, Table } from '../state/state.ts';
import { addActions } from './actions.ts';
import { addCards } from './cards.ts';
import { cues } from './cues.ts';
import { addFactions } from './factions.ts';
import { addMap } from './map.ts';
import { points } from './points.ts';
import { addSequence } from './sequence.ts';
import { verdict } from './verdict.ts';

/** What lies where, and what an option means there. */
export const staging: Staging<View<State>> = {
  scene,
  points,
  cues,
  verdict: (view) => verdict(view as Table), // as below
};

/** What can be done, both cards, who may act, the map, and what each side has beside it. */
function scene(view: View<State>, me: Seat): Scene {
  const table = view as Table; // nothing is hidden
  const places: Place[] = [];
  const pieces: Piece[] = [];
  addActions(places, pieces);
  addCards(table, places, pieces);
  addSequence(table, places, pieces);
  addMap(table, places, pieces);
  addFactions(table, me, places, pieces);
  return { places, pieces };
}
