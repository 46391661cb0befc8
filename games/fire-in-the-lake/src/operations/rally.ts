import type { Flow } from '@fermata/core';
import { ask, howMany, mayI } from '../asking/ask.ts';
import { has, rule } from '../lasting/rules.ts';
import { AVAILABLE, at, nameOf } from '../map/places.ts';
import { IS_LOC, population } from '../map/spaces.ts';
import { basesOf, count, guerrillasOf, supportIn } from '../state/counts.ts';
import type { Event } from '../state/events.ts';
import { adjust, flip, remove } from '../verbs/change.ts';
import { groupAt, groupsAt, pickPieces } from '../verbs/pick.ts';
import { place, supply, takesBase } from '../verbs/place.ts';
import { type Action, canPay, canSpend, NO_PLACE, type Operation, pay, spend } from './action.ts';
import { baseOf, guerrillaOf, insurgentOf, OPENED_BY_TAX } from './insurgent.ts';
import { agitateIn, canAgitate } from './pacify.ts';
import { closedWays } from './why-where.ts';

const TRAIL_COST = 2;

export const rally: Operation = {
  name: 'rally',
  openedBy: OPENED_BY_TAX,
  can: (action, space) =>
    !IS_LOC[space] && supportIn(action.state, space) <= 0 && canPay(action, 1) && hasWay(action, space),
  why({ state }, space) {
    if (IS_LOC[space]) return NO_PLACE;
    return supportIn(state, space) > 0 ? 'people support the government there' : NOBODY_LEFT;
  },
  *in(action, space) {
    const { state, faction } = action;
    yield* pay(action, 1);
    const guerrilla = guerrillaOf(faction);
    if (basesOf(state, space, insurgentOf(action)) > 0) action.tally.hadBase.push(space);
    const ways = waysToRally(action, space);
    const way = yield* ask(action, 'rally', ways, space, () => closedWays(ways, whyNotSo(action, space)));
    if (way === 'guerrilla') yield* place(action, guerrilla, 1, space, true);
    if (way === 'guerrillas') {
      const boxed = groupAt(AVAILABLE, guerrilla);
      const n = yield* howMany(action, boxed, [1, mostRallied(action, space)], space);
      yield* place(action, guerrilla, n, space, true);
    }
    if (way === 'hide') yield* flip(guerrilla + 1, count(state, space, guerrilla + 1), space);
    if (way === 'base') {
      const both = () => groupsAt(state, space, [guerrilla, guerrilla + 1]);
      yield* pickPieces(action, 'which-replaced', 2, both, (_, kind, n) => remove(kind, n, space), { space });
      yield* place(action, baseOf(faction), 1, space, true);
    }
  },
  isWhole: (action) => canImprove(action),
  *close(action) {
    const { state, faction, how, selected } = action;
    if (faction === 'VC') return has(state, 'rallyAgitates') && (yield* agitateInOne(action));
    if (!canImprove(action)) return false;
    // Who rallies nowhere rallies for the Trail.
    const isForced = selected.length === 0 && !how.isFree;
    if (!isForced && !(yield* mayI(action, 'trail'))) return false;
    yield* spend(state, 'NVA', TRAIL_COST);
    yield* adjust(state, 'TRAIL', rule(state, 'trailImproved', 1));
    return true;
  },
};

/** The NVA may pay for the Trail, even where they rally nowhere, and even where the Rally is free. */
function canImprove({ faction, state, selected }: Action): boolean {
  if (faction !== 'NVA' || state.tracks.TRAIL === 4 || has(state, 'noImprovement')) return false;
  return canSpend(state, 'NVA', TRAIL_COST) && selected.length <= rule(state, 'rallyTrailSpaces', selected.length);
}

/** Nearly everywhere there is a guerrilla to come. */
function hasWay(action: Action, space: number): boolean {
  const { state, faction } = action;
  return supply(state, faction, guerrillaOf(faction), space) > 0 || waysToRally(action, space).length > 0;
}
type Way = 'guerrilla' | 'base' | 'guerrillas' | 'hide';
function waysToRally(action: Action, space: number): Way[] {
  const { state, faction } = action;
  const ways: Way[] = [];
  const who = insurgentOf(action);
  const guerrilla = guerrillaOf(faction);
  if (supply(state, faction, guerrilla, space) > 0) ways.push('guerrilla');
  const mayBuild = guerrillasOf(state, space, who) >= 2 && takesBase(state, space);
  if (mayBuild && supply(state, faction, baseOf(faction), space) > 0) ways.push('base');
  if (basesOf(state, space, who) === 0) return ways;
  if (mostRallied(action, space) > 1) ways.push('guerrillas');
  if (faction === 'VC' && count(state, space, guerrilla + 1) > 0) ways.push('hide');
  return ways;
}
/** What is missing for each way. */
function whyNotSo(action: Action, space: number): { readonly [W in Way]?: string | undefined } {
  const { state, faction } = action;
  const who = insurgentOf(action);
  const isFew = guerrillasOf(state, space, who) < 2;
  const noBase = basesOf(state, space, who) === 0 ? `no ${who} base is there` : undefined;
  return {
    guerrilla: NOBODY_LEFT,
    base: isFew ? 'it takes two guerrillas' : takesBase(state, space) ? 'no base is left' : 'two bases are there',
    guerrillas: noBase ?? (supply(state, faction, guerrillaOf(faction), space) > 0 ? 'only one may come' : NOBODY_LEFT),
    hide: faction === 'VC' ? (noBase ?? 'all are underground') : undefined,
  };
}
const NOBODY_LEFT = 'nobody is left to come';
/** At a base: as many as the Trail and bases say, or, for the VC, population and bases. */
function mostRallied(action: Action, space: number): number {
  const { state, faction } = action;
  const usual =
    (faction === 'NVA' ? state.tracks.TRAIL : population(space)) + basesOf(state, space, insurgentOf(action));
  return supply(state, faction, guerrillaOf(faction), space, usual);
}

/** Where a base was before the Rally, whoever is in control; true if it was done. */
function* agitateInOne(action: Action): Flow<Event, boolean> {
  const spaces = action.selected.filter(
    (space) => action.tally.hadBase.includes(space) && canAgitate(action.state, space, true),
  );
  const where = yield* ask(action, 'agitate-where', ['done', ...spaces.map(nameOf)] as const);
  if (where === 'done') return false;
  yield* agitateIn(action, at(where));
  return true;
}
