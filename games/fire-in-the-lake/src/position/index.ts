/** A table from JSON: a scenario, changed here and there, or a whole board. What is left out has a default, named below. */
import { object, whole } from '@fermata/core/fields';
import { FACTIONS } from '../data/forces.ts';
import { TRACKS } from '../data/scenario.ts';
import { optionsIn } from '../options.ts';
import { setup } from '../state/setup.ts';
import { type State, TRACK_MAX } from '../state/state.ts';
import { readBoard } from './board.ts';
import { checkClaims } from './claims.ts';
import { FIELDS, type Fields, factionsIn } from './fields.ts';
import { readSequence } from './sequence.ts';

export function position(json: unknown, seats: number): State {
  const given: Fields = object(json, 'position', FIELDS);
  const state = setup({ seats, options: optionsIn(given) });
  readBoard(state, given);
  const tracks = object(given.tracks ?? {}, 'tracks', TRACKS);
  for (const track of TRACKS)
    if (tracks[track] !== undefined) state.tracks[track] = whole(tracks[track], `tracks.${track}`, 0, TRACK_MAX[track]);
  if (given.eligible !== undefined) {
    const eligible = factionsIn(given.eligible, 'eligible');
    for (const faction of FACTIONS) state.eligible[faction] = eligible.includes(faction);
  }
  readSequence(state, given);
  checkClaims(state, given);
  return state;
}
