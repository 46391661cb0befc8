/** What lasting rules do because something happened. They are derived from what is in force, in the order it came. */
import { type After, because, type EventOf, type Flow } from '@fermata/core';
import { ask } from '../asking/ask.ts';
import { ruleTitle } from '../data/cards.ts';
import type { Faction } from '../data/forces.ts';
import {
  KINDS,
  kindOf,
  NVA_BASE,
  NVA_GUERRILLA,
  NVA_GUERRILLA_ACTIVE,
  NVA_TROOPS,
  troopsOf,
  US_TROOPS,
  VC_GUERRILLA_ACTIVE,
} from '../map/pieces.ts';
import { AVAILABLE, at, CASUALTIES, nameOf } from '../map/places.ts';
import { ALL, IS_PROVINCE, IS_SOUTH } from '../map/spaces.ts';
import { actionOf } from '../operations/action.ts';
import { assaultIn, canAssault } from '../operations/fight.ts';
import { count } from '../state/counts.ts';
import type { Event } from '../state/events.ts';
import type { Table } from '../state/state.ts';
import { adjust, kill, move, remove, rollFor, shift } from '../verbs/change.ts';
import { groupAt, groupsAt, groupsIn, pickPieces } from '../verbs/pick.ts';

type Reaction = {
  readonly [K in Event['type']]?: (state: Table, event: EventOf<Event, K>) => Flow<Event, unknown> | undefined;
};

const OUTSIDE: readonly number[] = ALL.filter((space) => !IS_SOUTH[space]);

export const REACTIONS: Readonly<Record<string, Reaction>> = {
  'leader:minh': { trained: (state, { by }) => (by === 'ARVN' ? adjust(state, 'AID', 5) : undefined) },
  'leader:126': { governed: (state) => adjust(state, 'PATRONAGE', 2) },
  '7:unshaded': { adjusted: (state, { track }) => (track === 'TRAIL' ? adjust(state, 'RES_NVA', -6) : undefined) },
  '13:shaded': {
    assaulted: (state, { in: space, by }) => (by === 'US' ? ambushed(state, at(space), 'US', 'cobras') : undefined),
  },
  '14:shaded': { patrolled: (state, { moved }) => minedPatrol(state, moved) },
  '17:unshaded': {
    marched: (state, { in: space, by, isSeen }) => {
      const kind = by === 'NVA' ? NVA_GUERRILLA_ACTIVE : VC_GUERRILLA_ACTIVE;
      return isSeen && count(state, at(space), kind) > 0 ? remove(kind, 1, at(space)) : undefined;
    },
  },
  '28:shaded': {
    assaulted: (state, { in: space, joins }) =>
      IS_PROVINCE[at(space)] && joins === undefined ? shift(state, at(space), -1) : undefined, // once, joined or not
  },
  '33:unshaded': { wereReset: (state) => adjust(state, 'RES_NVA', -6) },
  '33:shaded': {
    struckTrail: (state) =>
      count(state, AVAILABLE, US_TROOPS) > 0 ? move(US_TROOPS, 1, AVAILABLE, CASUALTIES) : undefined,
  },
  '34:unshaded': { struckTrail: (state) => removeOutside(state) },
  '61:unshaded': {
    operated: (state, { by, special, spaces }) =>
      by === 'ARVN' && special === 'transport' ? assaultAfter(state, spaces.map(at)) : undefined,
  },
  '72:unshaded': {
    assaulted: (state, { guerrillas }) => (guerrillas > 0 ? adjust(state, 'AID', 3 * guerrillas) : undefined),
  },
  '101:shaded': { swept: (state, { in: space, by, also }) => trapped(state, at(space), also ? [by, also] : [by]) },
};

/** A die of 1 to 3 costs a troop. */
function* ambushed(state: Table, space: number, by: Faction, what: string): Flow<Event> {
  const die = yield* rollFor(what);
  if (die <= 3 && count(state, space, troopsOf[by]) > 0) yield* kill(troopsOf[by], 1, space);
}
/** The same, of whoever has swept there: where both allies have, the VC say whose. */
function* trapped(state: Table, space: number, by: readonly Faction[]): Flow<Event> {
  if ((yield* rollFor('booby-traps')) > 3) return;
  const vc = { state, faction: 'VC', of: '101:shaded' } as const;
  const troops = by.map((faction) => troopsOf[faction]);
  const groups = () => groupsAt(state, space, troops);
  yield* pickPieces(vc, 'which-target', 1, groups, (_, kind) => kill(kind, 1, space), { space });
}
/** The NVA remove up to two of the cubes that have moved. */
function* minedPatrol(state: Table, moved: EventOf<Event, 'patrolled'>['moved']): Flow<Event> {
  const left = new Map(moved.map(({ piece, n, in: space }) => [at(space) * KINDS + kindOf(piece), n]));
  const groups = () =>
    [...left]
      .filter(([index, n]) => n > 0 && (state.pieces[index] as number) > 0) // all groups are there
      .map(([index]) => groupAt(Math.floor(index / KINDS), index % KINDS));
  const nva = { state, faction: 'NVA', of: '14:shaded' } as const;
  yield* pickPieces(
    nva,
    'which-target',
    2,
    groups,
    (place, kind) => {
      const index = place * KINDS + kind;
      left.set(index, (left.get(index) ?? 0) - 1);
      return kill(kind, 1, place);
    },
    { upTo: true },
  );
}
/** The US removes an NVA piece outside the South. */
function* removeOutside(state: Table): Flow<Event> {
  const kinds = [NVA_TROOPS, NVA_GUERRILLA, NVA_GUERRILLA_ACTIVE, NVA_BASE];
  const us = { state, faction: 'US', of: '34:unshaded' } as const;
  const groups = () => groupsIn(state, OUTSIDE, kinds);
  yield* pickPieces(us, 'which-target', 1, groups, (place, kind) => remove(kind, 1, place));
}
/** ARVN may assault where it was brought to. */
function* assaultAfter(state: Table, spaces: readonly number[]): Flow<Event> {
  const action = actionOf(state, 'ARVN', 'assault', { isFree: true });
  const names = spaces.filter((space) => canAssault(action, space, 'ARVN')).map(nameOf);
  if (names.length === 0) return;
  const where = yield* ask(action, 'assault-where', ['done', ...names] as const);
  if (where !== 'done') yield* assaultIn(action, at(where), 'ARVN');
}

function reactionOf(rule: string, type: Event['type']): React | undefined {
  return REACTIONS[rule]?.[type] as React | undefined; // of this type
}
type React = (state: Table, event: Event) => Flow<Event, unknown> | undefined;

/**
 * Those in force who listen to an event of this type. A list that is in force is never changed, only replaced: so it is looked
 * through once.
 */
function reactionsTo<K extends Event['type']>(type: K) {
  let inForce: readonly string[] = [];
  let listening: readonly string[] = [];
  return (state: Table): readonly After<Event, K>[] => {
    if (state.inForce !== inForce) {
      inForce = state.inForce;
      listening = inForce.filter((rule) => reactionOf(rule, type) !== undefined);
    }
    if (listening.length === 0) return NOBODY;
    return listening.map((rule) => ({
      id: rule,
      run: (event) => reacting(rule, reactionOf(rule, type)?.(state, event)),
      isGone: () => !state.inForce.includes(rule),
    }));
  };
}
const NOBODY: readonly never[] = [];
/** What comes of it is because of the rule, by the name that it has for people. */
function reacting(rule: string, flow: Flow<Event, unknown> | undefined): Flow<Event, unknown> | undefined {
  return flow && because({ id: ruleTitle(rule) }, flow);
}

export const after = {
  trained: reactionsTo('trained'),
  governed: reactionsTo('governed'),
  adjusted: reactionsTo('adjusted'),
  assaulted: reactionsTo('assaulted'),
  patrolled: reactionsTo('patrolled'),
  marched: reactionsTo('marched'),
  wereReset: reactionsTo('wereReset'),
  struckTrail: reactionsTo('struckTrail'),
  operated: reactionsTo('operated'),
  swept: reactionsTo('swept'),
};
