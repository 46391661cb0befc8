import { emit, type Flow } from '@fermata/core';
import { ask, howMany, pickSpace } from '../asking/ask.ts';
import { has, rule } from '../lasting/rules.ts';
import { RANGERS } from '../map/kinds.ts';
import { ARVN_TROOPS, groupIndex, KINDS, RANGER_ACTIVE } from '../map/pieces.ts';
import { nameOf, SPACE_COUNT } from '../map/places.ts';
import { IS_LOC, IS_ROUTE, NORTH, near } from '../map/spaces.ts';
import type { Action, Special } from '../operations/action.ts';
import { closedSpaces, whoSays } from '../operations/why-where.ts';
import { count, countOf, insurgents } from '../state/counts.ts';
import type { Event } from '../state/events.ts';
import type { Table } from '../state/state.ts';
import { flip, move } from '../verbs/change.ts';
import { parting } from '../verbs/parting.ts';
import { groupsAt } from '../verbs/pick.ts';

const PIECES_MAX = 6;
const MOVED = [ARVN_TROOPS, ...RANGERS];
const kindsOf = (state: Table): readonly number[] => (has(state, 'transportRangersOnly') ? RANGERS : MOVED);

/** From one space along lines and cities, and then one step aside; all rangers hide afterwards. */
export const transport: Special = {
  name: 'transport',
  by: ['ARVN'],
  with: 'any',
  isPossible(action) {
    for (let from = 0; from < SPACE_COUNT; from++) if (canStart(action, from)) return true;
    return false;
  },
  *run(action) {
    const { state, faction, visited, tally } = action;
    const origins: number[] = [];
    for (let from = 0; from < SPACE_COUNT; from++) if (canStart(action, from)) origins.push(from);
    const from = yield* pickSpace(action, 'transport-where', origins, undefined, () =>
      closedSpaces(origins, (space) => whyNotFrom(state, space)),
    );
    const targets = reach(action, from);
    const kinds = kindsOf(state);
    for (let left = PIECES_MAX, hasMoved = false; left > 0 && countOf(state, from, kinds) > 0; hasMoved = true) {
      const groups = groupsAt(state, from, kinds);
      const group = yield* ask(action, 'which-troops', hasMoved ? (['done', ...groups] as const) : groups, from);
      if (group === 'done') break;
      const to = yield* pickSpace(action, 'where', targets, from);
      const kind = groupIndex(group) % KINDS;
      const n = yield* howMany(action, group, [1, Math.min(left, count(state, from, kind))], to);
      if (action.accompanied !== undefined) {
        const gone = yield* parting(action, action.accompanied, from * KINDS + kind, n);
        action.accompanied.hold(to * KINDS + kind, gone);
      }
      yield* move(kind, n, from, to);
      if (!visited.includes(to)) visited.push(to);
      left -= n;
    }
    yield* hideRangers(state);
    // What comes after the operation comes now, where there is none.
    const spaces = visited.map(nameOf);
    if (tally.operation === undefined)
      yield* emit<Event>({ type: 'operated', by: faction, operation: null, special: 'transport', spaces });
  },
};

function canStart({ state }: Action, from: number): boolean {
  if (countOf(state, from, kindsOf(state)) === 0) return false;
  const linesMax = rule(state, 'transportLines', SPACE_COUNT);
  for (const to of near(from)) if (isStep(to, linesAfter(IS_LOC[from] ? 1 : 0, to), linesMax)) return true;
  return false;
}
function whyNotFrom(state: Table, from: number): string {
  if (countOf(state, from, MOVED) === 0) return 'no ARVN troops or rangers are there';
  if (countOf(state, from, kindsOf(state)) === 0) return whoSays(state, 'transportRangersOnly') as string; // so they stay
  return 'no line of communication leads away';
}
/** Where a transport may go: it begins on a line, and stops where insurgents are. */
function reach({ state }: Action, from: number): number[] {
  const linesMax = rule(state, 'transportLines', SPACE_COUNT);
  const lines: number[] = []; // how many lines it took to get there
  const found: number[] = [];
  const queue = [from];
  lines[from] = IS_LOC[from] ? 1 : 0;
  for (let next = 0; next < queue.length; next++) {
    const here = queue[next] as number; // within the queue
    if (here !== from && (!IS_ROUTE[here] || insurgents(state, here) > 0)) continue;
    for (const to of near(here)) {
      const used = linesAfter(lines[here] as number, to); // set when it was queued
      if (lines[to] !== undefined || !isStep(to, used, linesMax)) continue;
      lines[to] = used;
      found.push(to);
      queue.push(to);
    }
  }
  return found.sort((a, b) => a - b);
}
function linesAfter(lines: number, to: number): number {
  return lines + (IS_LOC[to] ? 1 : 0);
}
/** Without a line there is no transport. */
function isStep(to: number, lines: number, linesMax: number): boolean {
  return to !== NORTH && lines > 0 && lines <= linesMax;
}
function* hideRangers(state: Table): Flow<Event> {
  for (let space = 0; space < SPACE_COUNT; space++) {
    const n = count(state, space, RANGER_ACTIVE);
    if (n > 0) yield* flip(RANGER_ACTIVE, n, space);
  }
}
