/** Steps that place, remove, replace and flip pieces on the map. */
import type { Flow } from '@fermata/core';
import { ask } from '../../asking/ask.ts';
import type { Faction } from '../../data/forces.ts';
import {
  BOXED,
  type Group,
  groupIndex,
  KINDS,
  NVA_BASE,
  NVA_BASE_TUNNELED,
  OTHER_SIDE,
  VC_BASE,
  VC_BASE_TUNNELED,
} from '../../map/pieces.ts';
import { AVAILABLE, at, nameOf, placeName, SPACE_COUNT } from '../../map/places.ts';
import { count, countOf } from '../../state/counts.ts';
import type { Event } from '../../state/events.ts';
import type { Table } from '../../state/state.ts';
import { flip, kill, move, moveAs, remove as removePieces } from '../../verbs/change.ts';
import { Ledger } from '../../verbs/ledger.ts';
import { groupAt, groupsIn, pickPieces } from '../../verbs/pick.ts';
import { sourcesFor, supply, takes } from '../../verbs/place.ts';
import { type Amount, amountOf, known, piecesText } from '../amount.ts';
import { oneText, someText } from '../spaces-text.ts';
import { type CardStep, decidedBy, type Play, sayText } from '../step.ts';
import type { What } from '../what.ts';
import { spacesIn, spacesText, type Where } from '../where.ts';
import { hasAny } from './boxes.ts';

interface Placing {
  readonly what: What;
  readonly n: Amount;
  readonly to: Where;
  readonly by?: Faction;
  readonly upTo?: boolean;
}
/** Pieces from the box, each to a space of its own choice. */
export function place({ what, n, to, by, upTo = false }: Placing): CardStep {
  return {
    text: `place ${upTo ? 'up to ' : ''}${piecesText(n, what)} in ${spacesText(to)}${sayText(by)}`,
    can: (play) => known(n, play.state) > 0 && canPlace(decidedBy(play, by), what, spacesIn(play.state, to)),
    *run(play) {
      const { state } = play;
      const spaces = spacesIn(state, to);
      yield* placing(decidedBy(play, by), what, yield* amountOf(n, state, 'event'), spaces, upTo);
    },
  };
}
/** The same as a flow; answers where they went. */
export function* placing(
  play: Play,
  what: What,
  n: number,
  spaces: readonly number[],
  upTo = false,
  placed = new Ledger(), // what has come is not taken from the map again
): Flow<Event, number[]> {
  const { state } = play;
  const went: number[] = [];
  for (let left = n; left > 0; left--) {
    const groups = placeable(play, what, spaces, placed);
    if (groups.length === 0) break;
    const isFromMap = groups.every((group) => groupIndex(group) < SPACE_COUNT * KINDS); // which nobody has to do
    const options = upTo || isFromMap ? (['done', ...groups] as const) : groups;
    const group = yield* ask(play, 'which-piece', options, spaces.length === 1 ? spaces[0] : undefined);
    if (group === 'done') break;
    const index = groupIndex(group);
    const [from, kind] = [Math.floor(index / KINDS), index % KINDS];
    const to = at(yield* ask(play, 'where', targets(state, kind, from, spaces).map(placeName)));
    const as = BOXED[kind] as number; // placed underground
    yield* moveAs(kind, 1, from, to, as);
    placed.hold(to * KINDS + as, 1);
    went.push(to);
  }
  return went;
}
function placeable({ state, faction }: Play, what: What, spaces: readonly number[], placed: Ledger): Group[] {
  const groups: Group[] = [];
  for (const kind of what.kinds) {
    if (BOXED[kind] !== kind) continue;
    for (const group of sourcesFor(state, faction, kind)) {
      if (placed.left(state, groupIndex(group)) === 0) continue;
      const from = Math.floor(groupIndex(group) / KINDS);
      if (spaces.some((space) => space !== from && takes(state, kind, space))) groups.push(group);
    }
  }
  return groups;
}
/** Whether there is any. */
function canPlace({ state, faction }: Play, { kinds }: What, spaces: readonly number[]): boolean {
  return kinds.some(
    (kind) =>
      BOXED[kind] === kind &&
      spaces.some((space) => takes(state, kind, space) && supply(state, faction, kind, space) > 0),
  );
}
function targets(state: Table, kind: number, from: number, spaces: readonly number[]): number[] {
  return spaces.filter((space) => space !== from && takes(state, kind, space));
}

interface PlacingEach {
  readonly what: What;
  /** In each space. */
  readonly n?: number;
  readonly in: Where;
  /** In so many of the spaces; in all, unless it is said. */
  readonly spaces?: number;
  readonly by?: Faction;
}
/** So many in each of these spaces. Where the box does not hold enough, whoever decides says where. */
export function placeEach({ what, n = 1, in: where, spaces: most = PLENTY, by }: PlacingEach): CardStep {
  return {
    text: `place ${piecesText(n, what)} in ${most < PLENTY ? `each of ${someText(most, where.text)}` : oneText(where.text, 'each')}${sayText(by)}`,
    can: (play) => canPlace(decidedBy(play, by), what, spacesIn(play.state, where)),
    *run(play) {
      const actor = decidedBy(play, by);
      const { state } = play;
      const placed = new Ledger();
      let open = spacesIn(state, where);
      for (let left = Math.min(most, open.length); left > 0; left--) {
        open = open.filter((space) => placeable(actor, what, [space], placed).length > 0);
        if (open.length === 0) return;
        const isPlenty = what.kinds.every((kind) => BOXED[kind] !== kind || count(state, AVAILABLE, kind) >= n * left);
        const isAll = isPlenty && left >= open.length;
        const space = isAll ? (open[0] as number) : at(yield* ask(actor, 'which-space', open.map(nameOf))); // each comes
        open = open.filter((one) => one !== space);
        yield* placing(actor, what, n, [space], false, placed);
      }
    },
  };
}
const PLENTY = SPACE_COUNT + 1;

interface Removing {
  readonly what: What;
  readonly n: Amount;
  readonly from: Where;
  readonly by?: Faction;
  readonly upTo?: boolean;
  /** Of the US: into the casualties instead of the box. */
  readonly isCostly?: boolean;
}
/** Pieces off the map: whoever decides says which. */
export function remove({ what, n, from, by, upTo = false, isCostly = false }: Removing): CardStep {
  return {
    text: `remove ${upTo ? 'up to ' : ''}${piecesText(n, what)} in ${spacesText(from)}${costText(isCostly)}${sayText(by)}`,
    can: ({ state }) => known(n, state) > 0 && hasAny(state, spacesIn(state, from), what),
    *run(play) {
      const { state } = play;
      const spaces = spacesIn(state, from);
      yield* removing(decidedBy(play, by), what, yield* amountOf(n, state, 'event'), spaces, { upTo, isCostly });
    },
  };
}
function costText(isCostly: boolean): string {
  return isCostly ? ', those of the US as casualties' : '';
}
/** The same as a flow; answers how many. */
export function removing(
  play: Play,
  what: What,
  n: number,
  spaces: readonly number[],
  { upTo = false, isCostly = false }: { readonly upTo?: boolean; readonly isCostly?: boolean } = {},
): Flow<Event, number> {
  const groups = () => groupsIn(play.state, spaces, what.kinds);
  const off = isCostly ? kill : removePieces;
  const own = ownTunnel(play, what);
  return pickPieces(play, 'which-target', n, groups, (space, kind, many) => off(kind, many, space), {
    upTo,
    inBulk: true,
    ...(own === undefined ? {} : { spare: () => groupsIn(play.state, spaces, [own]) }),
  });
}
/** Where a base may go, its owner may take one with a tunnel as well, if he decides. */
function ownTunnel({ faction }: Play, { kinds }: What): number | undefined {
  if (faction === 'NVA' && kinds.includes(NVA_BASE) && !kinds.includes(NVA_BASE_TUNNELED)) return NVA_BASE_TUNNELED;
  if (faction === 'VC' && kinds.includes(VC_BASE) && !kinds.includes(VC_BASE_TUNNELED)) return VC_BASE_TUNNELED;
  return undefined;
}
/** All of them, in all of these spaces. */
export function removeAll(what: What, from: Where, isCostly = false): CardStep {
  return {
    text: `remove all ${what.text} in ${spacesText(from)}${costText(isCostly)}`,
    can: ({ state }) => hasAny(state, spacesIn(state, from), what),
    *run({ state }) {
      for (const space of spacesIn(state, from)) yield* removeAllIn(state, what, space, isCostly);
    },
  };
}
export function* removeAllIn(state: Table, what: What, space: number, isCostly = false): Flow<Event> {
  for (const kind of what.kinds) {
    const n = count(state, space, kind);
    if (n > 0) yield* (isCostly ? kill : removePieces)(kind, n, space);
  }
}

interface Replacing {
  readonly what: What;
  readonly with: What;
  readonly n: Amount;
  readonly in: Where;
  readonly by?: Faction;
  readonly basesMax?: number;
}
/** One goes, one comes in its place; where none can come, it simply goes. */
export function replace({ what, with: coming, n, in: where, by, basesMax = PLENTY }: Replacing): CardStep {
  return {
    text: `replace ${piecesText(n, what)} in ${spacesText(where)} with ${coming.text}${basesMax < PLENTY ? `, ${basesMax} base at most` : ''}${sayText(by)}`,
    can: ({ state }) => known(n, state) > 0 && hasAny(state, spacesIn(state, where), what),
    *run(play) {
      const { state } = play;
      yield* replacing(
        decidedBy(play, by),
        what,
        coming,
        yield* amountOf(n, state, 'event'),
        spacesIn(state, where),
        basesMax,
      );
    },
  };
}
export function* replacing(
  play: Play,
  what: What,
  coming: What,
  n: number,
  spaces: readonly number[],
  basesMax = PLENTY,
): Flow<Event, number> {
  const { state } = play;
  let bases = 0;
  return yield* pickPieces(
    play,
    'which-replaced',
    n,
    () => groupsIn(state, spaces, what.kinds),
    function* (space, kind) {
      yield* removePieces(kind, 1, space);
      const groups: Group[] = [];
      for (const one of coming.kinds) {
        const isBase = groupAt(AVAILABLE, one).includes('-bases');
        if (BOXED[one] !== one || count(state, AVAILABLE, one) === 0 || !takes(state, one, space)) continue;
        if (!isBase || bases < basesMax) groups.push(groupAt(AVAILABLE, one));
      }
      if (groups.length === 0) return;
      const as = groupIndex(yield* ask(play, 'which-piece', groups, space)) % KINDS;
      if (groupAt(AVAILABLE, as).includes('-bases')) bases++;
      yield* move(as, 1, AVAILABLE, space);
    },
  );
}

/** Guerrillas or special forces onto their other side: `hidden` or `active`, all of them or so many. */
export function turn(what: What, to: 'underground' | 'active', where: Where, n?: number): CardStep {
  const kinds = what.kinds.filter((kind) => (BOXED[kind] === kind) === (to === 'active') && OTHER_SIDE[kind] !== kind);
  return {
    text: `turn ${n === undefined ? 'all' : n} ${what.text} in ${spacesText(where)} ${to}`,
    can: ({ state }) => spacesIn(state, where).some((space) => countOf(state, space, kinds) > 0),
    *run(play) {
      const { state } = play;
      const spaces = spacesIn(state, where);
      if (n !== undefined) {
        const groups = () => groupsIn(state, spaces, kinds);
        return yield* pickPieces(play, 'which-piece', n, groups, (space, kind, many) => flip(kind, many, space), {
          inBulk: true,
        });
      }
      for (const space of spaces)
        for (const kind of kinds) {
          const many = count(state, space, kind);
          if (many > 0) yield* flip(kind, many, space);
        }
      return undefined;
    },
  };
}
