import { rule } from '../lasting/rules.ts';
import { NVA_TROOPS } from '../map/pieces.ts';
import { IS_LOC } from '../map/spaces.ts';
import { count, guerrillasOf, markersIn, markersLeft, supportIn } from '../state/counts.ts';
import { flip, mark, shift } from '../verbs/change.ts';
import { canPay, type Operation, pay } from './action.ts';
import { guerrillaOf, OPENED_BY_TAX } from './insurgent.ts';
import { loseCadres } from './pacify.ts';

export const terror: Operation = {
  name: 'terror',
  openedBy: OPENED_BY_TAX,
  can(action, space) {
    const { state, faction } = action;
    if (!canPay(action, IS_LOC[space] ? 0 : 1)) return false;
    if (faction === 'VC' && guerrillasOf(state, space, 'VC') < rule(state, 'cadres', 0)) return false;
    if (count(state, space, guerrillaOf(faction)) > 0) return true;
    if (faction !== 'NVA' || count(state, space, NVA_TROOPS) === 0) return false;
    return markersIn(state, space) === 0 && markersLeft(state) > 0;
  },
  why({ state, faction }, space) {
    const isFew = faction === 'VC' && guerrillasOf(state, space, 'VC') < rule(state, 'cadres', 0);
    return isFew && count(state, space, guerrillaOf(faction)) > 0
      ? 'it takes two guerrillas'
      : 'no underground guerrilla is there';
  },
  *in(action, space) {
    const { state, faction } = action;
    if (!IS_LOC[space]) yield* pay(action, 1);
    const guerrilla = guerrillaOf(faction);
    if (count(state, space, guerrilla) > 0) yield* flip(guerrilla, 1, space);
    if (markersIn(state, space) === 0 && (yield* mark(state, space))) {
      if (faction === 'VC') yield* shift(state, space, -1);
      else if (supportIn(state, space) > 0) yield* shift(state, space, -1, 0);
    }
    if (faction === 'VC') yield* loseCadres(action, space);
  },
};
