import { emit, type Flow } from '@fermata/core';
import { ask } from '../asking/ask.ts';
import { isForbidden, rule } from '../lasting/rules.ts';
import { ARVN_CUBES, HIDDEN_GUERRILLAS, US_CUBES } from '../map/kinds.ts';
import { KINDS, pieceName } from '../map/pieces.ts';
import { at, nameOf, SPACE_COUNT } from '../map/places.ts';
import { IS_ROUTE, LOCS, NOWHERE, near } from '../map/spaces.ts';
import { countOf, countOnMap, hidden, insurgents } from '../state/counts.ts';
import type { Event } from '../state/events.ts';
import { flip, move } from '../verbs/change.ts';
import { groupsAt, PLENTY, pickPieces } from '../verbs/pick.ts';
import { type Action, canPay, type Operation, pay } from './action.ts';
import { assaultIn, canAssault } from './fight.ts';
import { originsTo, reachable } from './patrol-reach.ts';

const cubesOf = ({ faction }: Action): readonly number[] => (faction === 'US' ? US_CUBES : ARVN_CUBES);
const costOf = ({ state, faction, tally }: Action) =>
  faction === 'US' || tally.hasPaid ? 0 : rule(state, 'patrolCost', 3);

/** Cubes run along lines and cities, then look around on all lines, then may fight on one. */
export const patrol: Operation = {
  name: 'patrol',
  can: (action, space) =>
    IS_ROUTE[space] === true && canPay(action, costOf(action)) && originsTo(action, space, cubesOf(action)).length > 0,
  why: (_, space) => (IS_ROUTE[space] ? 'no cube can reach it' : 'a Patrol goes to lines and cities'),
  hasAny(action) {
    if (!canPay(action, costOf(action))) return false;
    const { state, how } = action;
    const kinds = cubesOf(action);
    for (let from = 0; from < SPACE_COUNT; from++)
      if (countOf(state, from, kinds) > 0)
        for (const to of near(from)) if (IS_ROUTE[to] && (how.only?.includes(to) ?? true)) return true;
    // There may be a longer way to what the card names.
    const open = how.only === undefined ? NOWHERE : reachable(action, kinds);
    return how.only?.some((to) => open[to]) === true;
  },
  all: (action) => (canPay(action, costOf(action)) ? reachable(action, cubesOf(action)) : NOWHERE),
  *in(action, space) {
    const { state, moved } = action;
    yield* payOnce(action);
    yield* pickPieces(
      action,
      'which-cubes',
      PLENTY,
      () => originsTo(action, space, cubesOf(action)),
      function* (from, kind, n) {
        yield* move(kind, n, from, space);
        moved.hold(space * KINDS + kind, n);
      },
      { least: 1, inBulk: true, limit: (index) => moved.left(state, index), space },
    );
  },
  openedBy: { US: { special: 'air-lift', isOpen: ({ state }) => countOnMap(state, US_CUBES) > 0 } },
  isWhole: (action) => canPay(action, costOf(action)) && LOCS.some((loc) => isBusy(action, loc)),
  *close(action) {
    yield* payOnce(action);
    const { state, faction, moved } = action;
    const kinds = cubesOf(action);
    let seen = 0;
    for (const loc of LOCS) {
      const groups = () => groupsAt(state, loc, HIDDEN_GUERRILLAS);
      const finds = countOf(state, loc, kinds);
      seen += yield* pickPieces(action, 'which-guerrilla', finds, groups, (_, kind, n) => flip(kind, n, loc), {
        inBulk: true,
        space: loc,
      });
    }
    const fights = LOCS.filter((loc) => mayBeHere(action, loc) && mayFight(action, loc));
    const names = ['done', ...fights.map(nameOf)] as const;
    const where = yield* ask(action, 'assault-where', names);
    if (where !== 'done') yield* assaultIn(action, at(where), faction);
    const cubes = [...moved.entries()].map(([index, n]) => {
      return { piece: pieceName(index % KINDS), n, in: nameOf(Math.floor(index / KINDS)) };
    });
    yield* emit<Event>({ type: 'patrolled', by: faction, moved: cubes });
    // Who comes in from now on finds nobody: so it matters, too, where somebody was not found.
    return seen > 0 || where !== 'done' || LOCS.some((loc) => hidden(state, loc) > 0);
  },
};

function* payOnce(action: Action): Flow<Event> {
  yield* pay(action, costOf(action));
  action.tally.hasPaid = true;
}
/** A limited Patrol fights where it went, or, where nobody moved, anywhere. */
function mayBeHere({ how, selected }: Action, loc: number): boolean {
  return !how.isLimited || selected.length === 0 || selected.includes(loc);
}
/** Whether there is something to find or to fight on a line, without moving. */
function isBusy(action: Action, loc: number): boolean {
  const { state, how } = action;
  if (insurgents(state, loc) === 0 || (how.only !== undefined && !how.only.includes(loc))) return false;
  if (countOf(state, loc, cubesOf(action)) === 0) return false;
  return hidden(state, loc) > 0 || mayFight(action, loc);
}
function mayFight(action: Action, loc: number): boolean {
  return !isForbidden(action.state, 'assault', action.faction) && canAssault(action, loc, action.faction);
}
