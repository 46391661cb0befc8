import { type Exception, emit, type Flow } from '@fermata/core';
import { ask } from '../asking/ask.ts';
import type { Space } from '../data/map.ts';
import { has, rule, spacesMax } from '../lasting/rules.ts';
import { EXPOSED, OPEN_BASES } from '../map/kinds.ts';
import type { Group } from '../map/pieces.ts';
import { at, nameOf, SPACE_COUNT } from '../map/places.ts';
import { IS_PROVINCE } from '../map/spaces.ts';
import type { Action, Special } from '../operations/action.ts';
import { isMonsoon } from '../operations/monsoon.ts';
import { closedSpaces, whoLimits, whoSays, whyNotNamed } from '../operations/why-where.ts';
import { coin, countOf, guerrillas, insurgents } from '../state/counts.ts';
import type { Event } from '../state/events.ts';
import type { Table } from '../state/state.ts';
import { adjust, remove, rollFor, shift } from '../verbs/change.ts';
import { groupsAt, pickPieces } from '../verbs/pick.ts';

const SPACES_MAX = 6;
const MONSOON_MAX = 2;
const FIRST_EDITION_HITS = 6;
const TRAIL_HITS = 2;

/** The die says how many are hit; then space by space, and the Trail for two of the hits. */
export const airStrike: Special = {
  name: 'air-strike',
  by: ['US'],
  with: 'any',
  isPossible(action) {
    if (mayHitTrail(action, false)) return true;
    for (let space = 0; space < SPACE_COUNT; space++) if (canStrike(action, space, false)) return true;
    return false;
  },
  *run(action) {
    const { state, faction, how, visited } = action;
    const usual = isMonsoon(state) ? MONSOON_MAX : SPACES_MAX;
    const most = how.most ?? Math.min(usual, spacesMax(state, 'air-strike', faction, usual)); // what a card says beats all
    const isFirst = state.edition === 1;
    let left = how.hits ?? (isFirst ? FIRST_EDITION_HITS : yield* rollFor('air-strike'));
    let pieces = rule(state, 'strikePieces', left);
    let [hasHitTrail, isBlindUsed] = [false, false];
    const isEither = has(state, 'strikeEither');
    for (;;) {
      const options: ('done' | 'TRAIL' | Space)[] = visited.length < (how.least ?? 0) ? [] : ['done'];
      const isAble = isFirst || left >= TRAIL_HITS;
      if (isAble && !(isEither && visited.length > 0) && mayHitTrail(action, hasHitTrail)) options.push('TRAIL');
      if (left > 0 && pieces > 0 && visited.length < most && !(isEither && hasHitTrail))
        for (let space = 0; space < SPACE_COUNT; space++)
          if (!visited.includes(space) && canStrike(action, space, isBlindUsed)) options.push(nameOf(space));
      if (options.length === 0) return;
      const struck: Struck = { options, left: Math.min(left, pieces), hasHitTrail, isAble, most };
      const next = yield* ask(action, 'air-strike-where', options, undefined, () => reasons(action, struck));
      if (next === 'done') return;
      if (next === 'TRAIL') {
        hasHitTrail = true;
        if (!isFirst) left -= TRAIL_HITS;
        yield* hitTrail(state);
        continue;
      }
      const space = at(next);
      if (coin(state, space) === 0 && !how.isBlind) isBlindUsed = true;
      visited.push(space);
      const n = Math.min(left, pieces, how.perSpace ?? left);
      const groups = () => exposed(state, space);
      const hit = yield* pickPieces(action, 'which-target', n, groups, (_, kind, many) => remove(kind, many, space), {
        least: 1,
        space,
      });
      left -= hit;
      pieces -= hit;
      yield* shift(state, space, -levels(state, hit));
    }
  },
};

interface Struck {
  readonly options: readonly unknown[];
  readonly left: number;
  readonly hasHitTrail: boolean;
  /** Whether hits are left for the Trail. */
  readonly isAble: boolean;
  readonly most: number;
}
/** The Trail and spaces that are not among the options. */
function reasons(action: Action, struck: Struck): readonly Exception[] {
  const open = struck.options.filter((one) => one !== 'done' && one !== 'TRAIL').map((one) => at(one as Space)); // what is left
  const spaces = closedSpaces(open, (space) => whyNotStruck(action, struck, space));
  return struck.options.includes('TRAIL') ? spaces : [{ option: 'TRAIL', why: whyNoTrail(action, struck) }, ...spaces];
}
function whyNoTrail({ state, how }: Action, { hasHitTrail, isAble }: Struck): string {
  if (hasHitTrail) return 'it was struck already';
  if (how.noTrail) return 'the card does not name it';
  const { TRAIL } = state.tracks;
  if (has(state, 'noDegrading')) return whoSays(state, 'noDegrading') as string; // it is there
  if (TRAIL <= rule(state, 'trailFloor', 0)) return (TRAIL > 0 && whoSays(state, 'trailFloor')) || 'it is at 0';
  return (isAble && whoSays(state, 'strikeEither')) || 'it takes two hits';
}
function whyNotStruck(action: Action, { left, hasHitTrail, most }: Struck, space: number): string {
  const { state, faction, how, visited } = action;
  const unnamed = whyNotNamed(action, visited, space);
  if (unnamed !== undefined) return unnamed;
  if (hasHitTrail && has(state, 'strikeEither')) return whoSays(state, 'strikeEither') as string; // it is there
  if (left === 0) return 'no hit is left';
  if (visited.length >= most) {
    if (how.most === most) return 'the card names fewer spaces';
    const isCap = spacesMax(state, 'air-strike', faction, SPACE_COUNT) === most;
    return (isCap && whoLimits(state, 'air-strike', faction)) || (isMonsoon(state) ? FEW : MOST);
  }
  if (coin(state, space) === 0 && !how.isBlind) return 'no US or ARVN piece is there';
  return 'no insurgent is exposed there';
}
const FEW = `in monsoon it has ${MONSOON_MAX} spaces at most`;
const MOST = `it has ${SPACES_MAX} spaces at most`;

/** Bases only where nobody is left to guard them, and none with a tunnel. */
function exposed(state: Table, space: number): Group[] {
  const pieces = groupsAt(state, space, EXPOSED);
  return pieces.length > 0 || guerrillas(state, space) > 0 ? pieces : groupsAt(state, space, OPEN_BASES);
}
function canStrike({ state, how }: Action, space: number, isBlindUsed: boolean): boolean {
  if (insurgents(state, space) === 0 || (how.only !== undefined && !how.only.includes(space))) return false;
  if (coin(state, space) === 0 && !how.isBlind) {
    if (isBlindUsed || !IS_PROVINCE[space] || !has(state, 'strikeBlind')) return false;
  }
  if (countOf(state, space, EXPOSED) > 0) return true;
  return guerrillas(state, space) === 0 && countOf(state, space, OPEN_BASES) > 0;
}
function mayHitTrail({ state, how }: Action, hasHit: boolean): boolean {
  if (hasHit || how.noTrail || has(state, 'noDegrading')) return false;
  return state.tracks.TRAIL > rule(state, 'trailFloor', 0);
}
function* hitTrail(state: Table): Flow<Event> {
  const least = rule(state, 'trailDie', 0);
  if (least > 0 && (yield* rollFor('trail')) < least) return;
  const floor = rule(state, 'trailFloor', 0);
  yield* adjust(state, 'TRAIL', -Math.min(rule(state, 'trailStruck', 1), state.tracks.TRAIL - floor));
  yield* emit<Event>({ type: 'struckTrail' });
}
function levels(state: Table, hit: number): number {
  return hit === 1 ? rule(state, 'strikeShiftOne', 1) : rule(state, 'strikeShiftMany', 1);
}
