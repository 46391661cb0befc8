import { ask, mayI } from '../asking/ask.ts';
import { HIDDEN_FORCES } from '../map/kinds.ts';
import { IS_LOC, NORTH } from '../map/spaces.ts';
import { type Action, NO_PLACE, within } from '../operations/action.ts';
import { assaultIn, canAssault, canSearch, hasVictim, search, strikeWith } from '../operations/fight.ts';
import { isMonsoon, MONSOON } from '../operations/monsoon.ts';
import { closedWays } from '../operations/why-where.ts';
import { countOf, insurgents } from '../state/counts.ts';
import { adjust } from '../verbs/change.ts';
import { bySpace } from './by-space.ts';

const AID = 6;

export const advise = bySpace({
  name: 'advise',
  by: ['US'],
  with: ['train', 'patrol'],
  usual: 2,
  can(action, space) {
    const { state, selected, tally } = action;
    if (space === NORTH || insurgents(state, space) === 0) return false;
    if (tally.operation === 'train' && selected.includes(space)) return false;
    return waysToAdvise(action, space).length > 0;
  },
  why({ state, selected, tally }, space) {
    if (tally.operation === 'train' && selected.includes(space)) return 'the operation trains there';
    return insurgents(state, space) === 0 ? 'no insurgent is there' : 'nobody there could do anything';
  },
  *in(action, space) {
    const ways = waysToAdvise(action, space);
    const how = yield* ask(action, 'advise', ways, space, () => closedWays(ways, whyNotSo(action, space)));
    if (how === 'assault') yield* assaultIn(action, space, 'ARVN');
    else if (how === 'sweep') yield* search(within(action, 'sweep', 'ARVN'), space);
    else yield* strikeWith(action, space, HIDDEN_FORCES);
  },
  *close(action) {
    if (yield* mayI(action, 'aid')) yield* adjust(action.state, 'AID', AID);
  },
});

type Way = 'assault' | 'sweep' | 'strike';
function whyNotSo({ state }: Action, space: number): { readonly [W in Way]: string } {
  return {
    assault: 'ARVN hits nobody there',
    sweep: IS_LOC[space] ? NO_PLACE : isMonsoon(state) ? MONSOON : 'ARVN finds nobody there',
    strike:
      countOf(state, space, HIDDEN_FORCES) > 0
        ? 'nobody there can be hit'
        : 'no underground ranger or irregular is there',
  };
}
/** ARVN assaults or sweeps in place, or a special force comes out and hits two. */
function waysToAdvise(action: Action, space: number): Way[] {
  const { state } = action;
  const ways: Way[] = [];
  if (canAssault(action, space, 'ARVN')) ways.push('assault');
  if (!IS_LOC[space] && !isMonsoon(state) && canSearch(action, space, 'ARVN')) ways.push('sweep');
  if (countOf(state, space, HIDDEN_FORCES) > 0 && hasVictim(state, space)) ways.push('strike');
  return ways;
}
