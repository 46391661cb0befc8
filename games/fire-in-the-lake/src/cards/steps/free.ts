/** Free operations and special activities: the same code, there and then, asked of their own faction. */
import type { Flow } from '@fermata/core';
import { ask, mayI } from '../../asking/ask.ts';
import type { OperationName } from '../../data/actions.ts';
import type { Faction } from '../../data/forces.ts';
import { type Action, actionOf, type How, type Operation, type Special } from '../../operations/action.ts';
import { canBegin, carryOut } from '../../operations/carry-out.ts';
import { OPERATIONS, operationsOf } from '../../operations/index.ts';
import { runSpecial, SPECIALS, specialsOf } from '../../specials/index.ts';
import type { Event } from '../../state/events.ts';
import type { Table } from '../../state/state.ts';
import { oneText, someText } from '../spaces-text.ts';
import type { CardStep, Play } from '../step.ts';
import { ANYWHERE, spacesIn, type Where, where } from '../where.ts';
import { type Freely, howText } from './freely.ts';

/** A free operation or special activity as a step. It may be declined, before anything is rolled. */
export function free(faction: Faction, deed: Operation | Special, freely: Freely = {}): CardStep {
  return {
    text: `${faction} free ${deed.name}${howText(deed.name, freely)}`,
    can: ({ state }) => isFreelyPossible(state, faction, deed, freely),
    run: (play) => freelyDo(play, faction, deed, freely),
  };
}
/** The same within a flow; answers what was done, so that others may go on from there. */
export function* freelyDo(
  { state }: Pick<Play, 'state'>,
  faction: Faction,
  deed: Operation | Special,
  freely: Freely = {},
): Flow<Event, Action> {
  const action = actionOf(state, faction, deed.name, howOf(state, freely));
  if (!isPossibleNow(action, deed)) return action;
  if ('can' in deed) yield* carryOut(action, deed);
  else if (yield* mayI(action, 'free')) yield* runSpecial(action, deed);
  return action;
}
export function isFreelyPossible(
  state: Table,
  faction: Faction,
  deed: Operation | Special,
  freely: Freely = {},
): boolean {
  return isPossibleNow(actionOf(state, faction, deed.name, howOf(state, freely)), deed);
}
/** Lasting rules that forbid it do not count: the card that is played beats them. */
function isPossibleNow(action: Action, deed: Operation | Special): boolean {
  return 'can' in deed ? canBegin(action, deed) : deed.isPossible(action);
}
function howOf(state: Table, { only, from, kinds, targets, ...how }: Freely): How {
  return {
    isFree: true,
    isNamed: true,
    ...how,
    ...(kinds && { kinds: kinds.kinds }),
    ...(targets && { targets: targets.kinds }),
    ...(only === undefined ? {} : { only: spacesOf(state, only) }),
    ...(from === undefined ? {} : { from: spacesOf(state, from) }),
  };
}
function spacesOf(state: Table, where: Where | readonly number[]): readonly number[] {
  return 'is' in where ? spacesIn(state, where) : where;
}

/** Where the US can bring, find or hit somebody. */
export const LANDING_ZONE = where('where the US can act', (state, space) =>
  [SPECIALS['air-lift'], OPERATIONS.sweep, OPERATIONS.assault].some((deed) =>
    isFreelyPossible(state, 'US', deed, { only: [space], arvn: 'free' }),
  ),
);

/** Limited operations of any kind, one after the other. The card names none, so the monsoon forbids what it does. */
export function limited(faction: Faction, times = 1, freely: Freely = {}): CardStep {
  return {
    text: `${faction} free limited operation${howText('limited operation', freely)}${times > 1 ? `, ${times} times` : ''}`,
    can: ({ state }) => openOperations(state, faction, freely).length > 0,
    *run({ state }) {
      for (let time = 0; time < times; time++) {
        const names = openOperations(state, faction, freely);
        if (names.length === 0) return;
        const actor = { state, faction, of: 'event' };
        const next: OperationName | 'done' = yield* ask(actor, 'free-which', ['done', ...names] as const);
        if (next === 'done') return;
        yield* carryOut(limitedAction(state, faction, next, freely), OPERATIONS[next]);
      }
    },
  };
}
function limitedAction(state: Table, faction: Faction, name: OperationName, freely: Freely): Action {
  return actionOf(state, faction, name, howOf(state, { ...freely, isLimited: true, isNamed: false }));
}
function openOperations(state: Table, faction: Faction, freely: Freely): OperationName[] {
  return operationsOf(faction)
    .filter((operation) => canBegin(limitedAction(state, faction, operation.name, freely), operation))
    .map(({ name }) => name);
}

/** Any one special activity of a faction. */
export function anySpecial(faction: Faction): CardStep {
  return {
    text: `${faction} one free special activity`,
    can: ({ state }) => openSpecials(state, faction).length > 0,
    *run({ state }) {
      const open = openSpecials(state, faction);
      const actor = { state, faction, of: 'event' };
      const next = yield* ask(actor, 'free-which', ['done', ...open.map(({ name }) => name)] as const);
      for (const special of open)
        if (special.name === next) yield* runSpecial(actionOf(state, faction, next, { isFree: true }), special);
    },
  };
}
function openSpecials(state: Table, faction: Faction): Special[] {
  return specialsOf(faction).filter((special) => isFreelyPossible(state, faction, special));
}

/** Any one operation or special activity of a faction, in one space; it may be declined. */
export function* anythingIn({ state }: Pick<Play, 'state'>, faction: Faction, space: number): Flow<Event> {
  const freely = { only: [space] };
  const operations = openOperations(state, faction, freely);
  const specials = specialsOf(faction).filter((special) => isFreelyPossible(state, faction, special, freely));
  const names = [...operations, ...specials.map(({ name }) => name)];
  const next = yield* ask({ state, faction, of: 'event' }, 'free-which', ['done', ...names] as const, space);
  for (const name of operations)
    if (name === next) yield* carryOut(limitedAction(state, faction, name, freely), OPERATIONS[name]);
  for (const special of specials)
    if (special.name === next) yield* runSpecial(actionOf(state, faction, next, howOf(state, freely)), special);
}

/** Each space is swept in place, or assaulted, or neither: in all of them, or in so many. */
export function sweepOrAssault(faction: 'US' | 'ARVN', freely: Freely = {}): CardStep {
  const { most, only = ANYWHERE, arvn } = freely;
  return {
    text: `${faction} free sweep in place or assault in ${'is' in only ? (most === undefined ? oneText(only.text, 'each') : someText(most, only.text)) : 'there'}${arvn === 'none' ? ', without ARVN' : ''}`,
    can: ({ state }) =>
      isFreelyPossible(state, faction, OPERATIONS.sweep, { ...freely, stays: true }) ||
      isFreelyPossible(state, faction, OPERATIONS.assault, freely),
    *run(play) {
      const { selected } = yield* freelyDo(play, faction, OPERATIONS.sweep, { ...freely, stays: true });
      if (selected.length === most) return;
      yield* freelyDo(play, faction, OPERATIONS.assault, {
        ...freely,
        only: spacesOf(play.state, only).filter((space) => !selected.includes(space)),
        ...(most === undefined ? {} : { most: most - selected.length }),
      });
    },
  };
}
