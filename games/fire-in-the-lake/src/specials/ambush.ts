import { KINDS } from '../map/pieces.ts';
import type { Action } from '../operations/action.ts';
import { AMBUSHES_MAX, ambushIn, hasPrey } from '../operations/ambush.ts';
import { guerrillaOf, insurgentOf } from '../operations/insurgent.ts';
import { count, guerrillasOf } from '../state/counts.ts';
import { bySpace } from './by-space.ts';

/** With March: where a guerrilla came in and is underground. With Attack it takes the place of the die, and is asked there. */
export const ambush = bySpace({
  name: 'ambush',
  by: ['NVA', 'VC'],
  with: ['march'],
  usual: AMBUSHES_MAX,
  can: (action, space) => hasAmbusher(action, space) && hasPrey(action.state, space),
  why: (action, space) =>
    hasAmbusher(action, space) ? 'nobody is there to be hit' : 'no underground guerrilla has come there',
  in: ambushIn,
});
function hasAmbusher(action: Action, space: number): boolean {
  const { state, faction, how, arrived } = action;
  if (how.isOpen) return guerrillasOf(state, space, insurgentOf(action)) > 0;
  const guerrilla = guerrillaOf(faction);
  if (count(state, space, guerrilla) === 0) return false;
  return how.isFree === true || arrived.held(space * KINDS + guerrilla) > 0;
}
