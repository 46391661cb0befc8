import { mayI } from '../asking/ask.ts';
import type { Faction } from '../data/forces.ts';
import { rule } from '../lasting/rules.ts';
import { ARVN_CUBES, US_CUBES } from '../map/kinds.ts';
import { ARVN_TROOPS, POLICE, US_TROOPS } from '../map/pieces.ts';
import { SPACE_COUNT } from '../map/places.ts';
import { count, countOf, insurgents } from '../state/counts.ts';
import type { Table } from '../state/state.ts';
import { type Action, canPay, canSpend, type Operation, pay, spend } from './action.ts';
import { assaultIn, canAssault, targets } from './fight.ts';

const COST = 3;
const costOf = (state: Table) => rule(state, 'assaultCost', COST);

export const assault: Operation = {
  name: 'assault',
  can(action, space) {
    const { state, faction, how } = action;
    if (faction === 'ARVN' && !how.asUS) return canAssault(action, space, 'ARVN') && canPay(action, costOf(state));
    return canAssault(action, space, faction) || (hasTroops(action, space) && mayJoin(action, space));
  },
  why({ state, faction, how }, space) {
    if (insurgents(state, space) === 0) return 'no insurgent is there';
    const own = faction === 'US' && !how.asUS ? US_CUBES : ARVN_CUBES;
    return countOf(state, space, own) === 0 ? `no ${faction} cube is there` : 'nobody there can be hit';
  },
  *in(action, space) {
    const { state, faction, how, tally } = action;
    if (faction === 'ARVN' && !how.asUS) {
      yield* pay(action, costOf(state));
      return void (yield* assaultIn(action, space, 'ARVN'));
    }
    const hits = canAssault(action, space, faction);
    yield* assaultIn(action, space, faction); // a space of its Assault, also where ARVN alone hits
    if (!mayJoin(action, space) || (hits && !(yield* mayI(action, 'add-arvn', space)))) return;
    tally.hasArvnJoined = true;
    if (how.arvn !== 'free') yield* spend(state, 'US', costOf(state));
    yield* assaultIn(action, space, 'ARVN', 'US');
  },
  openedBy: {
    US: { special: 'air-lift', isOpen: ({ state }) => hasOnMap(state, US_TROOPS) && isSomeoneExposed(state) },
    ARVN: {
      special: 'transport',
      isOpen: (action) =>
        canPay(action, costOf(action.state)) && hasOnMap(action.state, ARVN_TROOPS) && isSomeoneExposed(action.state),
    },
  },
};

function hasTroops({ state }: Action, space: number): boolean {
  return count(state, space, US_TROOPS) > 0;
}
/** ARVN joins a US Assault in one space, for 3 resources. */
function mayJoin(action: Action, space: number): boolean {
  const { state, faction, how, tally } = action;
  if (faction !== 'US' || tally.hasArvnJoined || how.arvn === 'none' || how.asUS) return false;
  if (count(state, space, ARVN_TROOPS) + count(state, space, POLICE) === 0) return false;
  const cost: number = how.arvn === 'free' ? 0 : costOf(state);
  return canSpend(state, 'US' satisfies Faction, cost) && canAssault(action, space, 'ARVN');
}
function hasOnMap(state: Table, kind: number): boolean {
  for (let space = 0; space < SPACE_COUNT; space++) if (count(state, space, kind) > 0) return true;
  return false;
}
function isSomeoneExposed(state: Table): boolean {
  for (let space = 0; space < SPACE_COUNT; space++)
    if (insurgents(state, space) > 0 && targets(state, space).length > 0) return true;
  return false;
}
