/** Steps that move pieces between boxes, and between boxes and the map. */
import type { Flow } from '@fermata/core';
import { ask } from '../../asking/ask.ts';
import type { Faction } from '../../data/forces.ts';
import { type Group, groupIndex, IS_BASE, KINDS } from '../../map/pieces.ts';
import { at, type Box, placeName } from '../../map/places.ts';
import { ALL } from '../../map/spaces.ts';
import { count, countOf } from '../../state/counts.ts';
import type { Event } from '../../state/events.ts';
import type { Table } from '../../state/state.ts';
import { move } from '../../verbs/change.ts';
import { Ledger } from '../../verbs/ledger.ts';
import { groupAt, groupsIn, PLENTY, pickPieces } from '../../verbs/pick.ts';
import { takes } from '../../verbs/place.ts';
import { type Amount, amountOf, known, piecesText } from '../amount.ts';
import { type CardStep, decidedBy, type Play, sayText } from '../step.ts';
import type { What } from '../what.ts';
import { spacesIn, spacesText, type Where } from '../where.ts';

/** Where pieces are: in boxes, or in spaces of the map. */
export type Source = Box | Where;
export function placesOf(state: Table, source: Source | readonly Source[]): number[] {
  if (typeof source === 'string') return [at(source)];
  if ('is' in source) return spacesIn(state, source);
  return source.flatMap((one) => placesOf(state, one));
}
export function sourceText(source: Source | readonly Source[]): string {
  if (typeof source === 'string') return source;
  return 'is' in source ? source.text : source.map(sourceText).join(' or ');
}

interface Sending {
  readonly what: What;
  readonly n: Amount;
  readonly from: Source | readonly Source[];
  readonly to: Box;
  readonly by?: Faction;
  readonly upTo?: boolean;
  readonly least?: number;
}
/** Pieces into a box, from a box or from the map: whoever decides says which, where that is not all the same. */
export function send({ what, n, from, to, by, upTo = false, least }: Sending): CardStep {
  const places = (state: Table) => placesOf(state, from);
  return {
    text: `${upTo ? 'up to ' : ''}${piecesText(n, what)} from ${sourceText(from)} to ${to}${sayText(by)}`,
    can: ({ state }) => known(n, state) > 0 && hasAny(state, places(state), what),
    *run(play) {
      const { state } = play;
      yield* sending(decidedBy(play, by), what, yield* amountOf(n, state, 'event'), () => places(state), to, {
        upTo,
        least,
      });
    },
  };
}
/** The same as a flow; answers how many. */
export function sending(
  play: Play,
  what: What,
  n: number,
  places: () => readonly number[],
  to: Box,
  { upTo = false, least = upTo ? 0 : n }: { readonly upTo?: boolean; readonly least?: number | undefined } = {},
): Flow<Event, number> {
  const groups = () => groupsIn(play.state, places(), what.kinds);
  return pickPieces(play, 'which-piece', n, groups, (place, kind, many) => move(kind, many, place, at(to)), {
    least,
    inBulk: true,
  });
}
/** All of them, without a question. */
export function sendAll(what: What, from: Source, to: Box): CardStep {
  return {
    text: `all ${what.text} from ${sourceText(from)} to ${to}`,
    can: ({ state }) => hasAny(state, placesOf(state, from), what),
    *run({ state }) {
      for (const place of placesOf(state, from))
        for (const kind of what.kinds) {
          const n = count(state, place, kind);
          if (n > 0) yield* move(kind, n, place, at(to));
        }
    },
  };
}

interface Bringing {
  readonly what: What;
  readonly n: Amount;
  readonly from: Source | readonly Source[];
  readonly to: Where;
  readonly by?: Faction;
  readonly upTo?: boolean;
}
/** Pieces out of a box, or from elsewhere on the map, each to a space of its own choice. */
export function bring({ what, n, from, to, by, upTo = false }: Bringing): CardStep {
  return {
    text: `${upTo ? 'up to ' : ''}${piecesText(n, what)} from ${sourceText(from)} to ${spacesText(to)}${sayText(by)}`,
    can: ({ state }) => known(n, state) > 0 && canMove(state, what, placesOf(state, from), to),
    *run(play) {
      const { state } = play;
      yield* bringing(decidedBy(play, by), what, yield* amountOf(n, state, 'event'), placesOf(state, from), to, upTo);
    },
  };
}
/** The same as a flow; answers where they went. */
export function* bringing(
  play: Play,
  what: What,
  n: number,
  from: readonly number[],
  to: Where,
  upTo = false,
): Flow<Event, number[]> {
  const { state } = play;
  const went: number[] = [];
  const moved = new Ledger();
  for (let left = n; left > 0; left--) {
    const groups = movable(state, what, from, to, moved);
    if (groups.length === 0) break;
    const group = yield* ask(play, 'which-piece', upTo ? (['done', ...groups] as const) : groups);
    if (group === 'done') break;
    const index = groupIndex(group);
    const [place, kind] = [Math.floor(index / KINDS), index % KINDS];
    const target = at(yield* ask(play, 'where', targets(state, kind, place, to).map(placeName)));
    yield* move(kind, 1, place, target);
    moved.hold(target * KINDS + kind, 1);
    went.push(target);
  }
  return went;
}
/** Groups that have somewhere to go; who has moved stays. */
function movable(state: Table, { kinds }: What, from: readonly number[], to: Where, moved?: Ledger): Group[] {
  const groups: Group[] = [];
  for (const place of from)
    for (const kind of kinds) {
      if (moved?.left(state, place * KINDS + kind) === 0) continue;
      if (hasTarget(state, kind, place, to)) groups.push(groupAt(place, kind));
    }
  return groups;
}
/** Whether there is one. */
function canMove(state: Table, { kinds }: What, from: readonly number[], to: Where): boolean {
  return from.some((place) => kinds.some((kind) => hasTarget(state, kind, place, to)));
}
function hasTarget(state: Table, kind: number, from: number, to: Where): boolean {
  return count(state, from, kind) > 0 && ALL.some((space) => isTarget(state, kind, from, to, space));
}
function targets(state: Table, kind: number, from: number, to: Where): number[] {
  return ALL.filter((space) => isTarget(state, kind, from, to, space));
}
function isTarget(state: Table, kind: number, from: number, to: Where, space: number): boolean {
  return space !== from && to.is(state, space) && takes(state, kind, space);
}

export function hasAny(state: Table, places: readonly number[], { kinds }: What): boolean {
  for (const place of places) if (countOf(state, place, kinds) > 0) return true;
  return false;
}

/** As many of them as one likes from one part of the map to another, several of a group at once; bases one by one. */
export function bringAny(what: What, from: Where, to: Where): CardStep {
  const groups = (state: Table) => movable(state, what, placesOf(state, from), to);
  return {
    text: `any ${what.text} from ${from.text} to ${spacesText(to)}`,
    can: ({ state }) => canMove(state, what, placesOf(state, from), to),
    *run(play) {
      const { state } = play;
      yield* pickPieces(
        play,
        'which-piece',
        PLENTY,
        () => groups(state),
        function* (place, kind, many) {
          const names = targets(state, kind, place, to).map(placeName);
          yield* move(kind, many, place, at(yield* ask(play, 'where', names, place)));
        },
        {
          upTo: true,
          inBulk: true,
          limit: (index) => (IS_BASE[index % KINDS] ? 1 : (state.pieces[index] as number)), // the group is there
        },
      );
    },
  };
}
