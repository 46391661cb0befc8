import { ask, howMany, pickSpace } from '../asking/ask.ts';
import { spacesMax } from '../lasting/rules.ts';
import { COIN_TROOPS, IRREGULARS, RANGERS, US_CUBES } from '../map/kinds.ts';
import { type Group, groupIndex, KINDS, US_TROOPS } from '../map/pieces.ts';
import { SPACE_COUNT } from '../map/places.ts';
import { ALL, NORTH } from '../map/spaces.ts';
import type { Action, Special } from '../operations/action.ts';
import { isMonsoon } from '../operations/monsoon.ts';
import { closedSpaces } from '../operations/why-where.ts';
import { countOf } from '../state/counts.ts';
import type { Table } from '../state/state.ts';
import { move } from '../verbs/change.ts';
import { Ledger } from '../verbs/ledger.ts';
import { parting } from '../verbs/parting.ts';
import { groupAt } from '../verbs/pick.ts';

const SPACES_MAX = 4;
const MONSOON_MAX = 2;
/** ARVN troops and special forces, in all. */
const OTHERS_MAX = 4;
const LIFTED = [...COIN_TROOPS, ...RANGERS, ...IRREGULARS];

/** US troops, and a few others, among a few spaces; each piece flies once. `only` says where to. */
export const airLift: Special = {
  name: 'air-lift',
  by: ['US'],
  with: 'any',
  isPossible: ({ state, how }) =>
    ALL.some((from) => from !== NORTH && hasLift(state, from) && hasTarget(from, how.only)),
  *run(action) {
    const { state, faction, how, visited, moved, accompanied } = action;
    const most = spacesMax(state, 'air-lift', faction, isMonsoon(state) ? MONSOON_MAX : SPACES_MAX);
    /** Those of `accompanied` that have flown: they do not fly again. */
    const landed = new Ledger();
    let others = OTHERS_MAX;
    const isNamed = (space: number) => visited.includes(space);
    const targets = how.only ?? ALL;
    const isTarget = (from: number, to: number) => {
      if (to === from || to === NORTH) return false;
      return most - visited.length > (isNamed(from) ? 0 : 1) || isNamed(to);
    };
    const groups = () => {
      const found: Group[] = [];
      for (let from = 0; from < SPACE_COUNT; from++) {
        if (from === NORTH || (visited.length >= most && !isNamed(from)) || !hasLift(state, from)) continue;
        if (!targets.some((to) => isTarget(from, to))) continue;
        for (const kind of others > 0 ? LIFTED : US_CUBES)
          if (moved.left(state, from * KINDS + kind) > 0) found.push(groupAt(from, kind));
      }
      return found;
    };
    for (let hasFlown = false; ; hasFlown = true) {
      const found = groups();
      if (found.length === 0) return;
      const group = yield* ask(action, 'which-troops', hasFlown || how.isFree ? (['done', ...found] as const) : found);
      if (group === 'done') return;
      const index = groupIndex(group);
      const [from, kind] = [Math.floor(index / KINDS), index % KINDS];
      const open = targets.filter((one) => isTarget(from, one));
      const why = (to: number) => {
        if (to === NORTH || to === from) return to === from ? 'they are there' : 'nobody goes to North Vietnam';
        return how.only?.includes(to) === false ? 'the card does not name it' : `it has ${most} spaces at most`;
      };
      const to = yield* pickSpace(action, 'where', open, from, () => closedSpaces(open, why));
      for (const space of [from, to]) if (!isNamed(space)) visited.push(space);
      const there = moved.left(state, index);
      const n = yield* howMany(action, group, [1, kind === US_TROOPS ? there : Math.min(others, there)], to);
      if (accompanied !== undefined) {
        const held = accompanied.held(index) - landed.held(index);
        const gone = yield* parting(action, accompanied, index, n, { there, held });
        accompanied.hold(to * KINDS + kind, gone);
        landed.hold(to * KINDS + kind, gone);
      }
      yield* move(kind, n, from, to);
      moved.hold(to * KINDS + kind, n);
      if (kind !== US_TROOPS) others -= n;
    }
  },
};
function hasLift(state: Table, space: number): boolean {
  return countOf(state, space, LIFTED) > 0;
}
function hasTarget(from: number, only: Action['how']['only']): boolean {
  if (only === undefined) return true;
  for (const to of only) if (to !== from && to !== NORTH) return true;
  return false;
}
