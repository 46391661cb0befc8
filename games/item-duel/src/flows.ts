/**
 * What a flow of an item says is checked before it is applied: data was checked when it was defined, and a flow may emit
 * anything. A duel without flows does not pay for it.
 */
import type { Ask, Flow, Game, Seat } from '@fermata/core';
import { brief } from '@fermata/core/fields';
import { AMOUNT_MAX } from './bounds.ts';
import { seatOf } from './compile.ts';
import { type Effect, type ItemDefinition, isOwnFlow, type StatusDefinition } from './definition.ts';
import type { Event, State, Status } from './state.ts';
import { noSeat, placeOf } from './statuses.ts';

/** True if an item or a status of the duel has a flow. */
export function hasFlows(items: readonly ItemDefinition[], statuses: Iterable<StatusDefinition>): boolean {
  const all = [...statuses].map(({ does }) => does);
  if (all.some(isOwnFlow)) return true;
  const acting = all.map((does) => (does.type === 'act' ? does.effects : []));
  return [...items.map(({ play }) => play), ...acting].some((effects: readonly Effect[]) => {
    return effects.some(({ type }) => type === 'flow');
  });
}

type Apply = Game<State, Event>['apply'];
type Change = (state: State, event: Event) => void;

/** The same changes, each of which refuses an event that cannot be. */
export function checkedApply(apply: Apply): Apply {
  const folds = Object.entries(apply).map(([type, fold]) => {
    const change = fold === 'informs' ? () => {} : (fold as Change); // of events of its type
    const checked: Change = (state, event) => {
      check(state, event);
      change(state, event);
    };
    return [type, checked];
  });
  return Object.fromEntries(folds);
}

function check(state: State, event: Event): void {
  const seat: Seat = seatOf(event);
  if (typeof seat !== 'number' || state.players[seat] === undefined) throw noSeat(state, seat, event.type);
  if (running > 0 && OF_THE_RULES.includes(event.type))
    throw new TypeError(`"${event.type}" is for the rules to tell; the flow of an item emits what it does`);
  switch (event.type) {
    case 'damaged':
    case 'healed':
    case 'hastened':
    case 'slowed':
      if (!isAmount(event.value, -AMOUNT_MAX))
        throw new TypeError(
          `"${event.type}" by "${event.source}" has a value that is no whole number up to ${AMOUNT_MAX}: ${brief(event.value)}`,
        );
      return;
    case 'statusAdded':
      checkLasting(event.status);
      checkNumber(state, event.status);
      return;
    case 'statusModified':
      checkLasting(event);
      return;
    case 'statusRemoved':
      if (event.was?.id !== event.id)
        throw new TypeError(`the end of status "${event.id}" says what it was; use endStatus`);
      return;
    case 'gameOver':
      if (state.isOver) throw new TypeError(`the duel is over already, and seat ${seat} cannot win it again`);
      if (state.fallen.includes(seat)) throw new TypeError(`seat ${seat} has fallen, and cannot win the duel`);
  }
}

/** How a turn goes is for the rules alone to tell: nothing of it happens while the flow of an item runs. */
const OF_THE_RULES: readonly Event['type'][] = [
  'dealt',
  'drawn',
  'turnStarted',
  'turnEnded',
  'passed',
  'played',
  'calledOff',
];

/** Flows of items that are running, one within the other. */
let running = 0;

/** The flow of an item, which says while it runs that it does. */
export function* runItemFlow<R>(flow: Flow<Event, R>, source: string): Flow<Event, R> {
  if (typeof flow?.[Symbol.iterator] !== 'function')
    throw new TypeError(`the flow of "${source}" is no flow; write it as a generator, not async`);
  const iterator = flow[Symbol.iterator]();
  for (;;) {
    running++;
    let result: IteratorResult<Ask<Event>, R>;
    try {
      result = iterator.next();
    } finally {
      running--;
    }
    if (result.done === true) return result.value;
    yield result.value;
  }
}

/** Refuses what a flow returns that stands before an event, unless it is undefined, or events that it may tell. */
export function checkReplacement(events: unknown, kind: string): void {
  if (events === undefined) return;
  if (!Array.isArray(events))
    throw new TypeError(
      `the flow of "${kind}" returns a list of events, or undefined to let it pass; got ${brief(events)}`,
    );
  for (const event of events) {
    const { type } = Object(event) as { readonly type?: unknown };
    if (typeof type !== 'string')
      throw new TypeError(`the flow of "${kind}" returns ${brief(event)}, which is no event`);
    if (OF_THE_RULES.includes(type as Event['type']))
      throw new TypeError(`"${type}" is for the rules to tell; the flow of "${kind}" returns what it does`);
  }
}

/** Strength and duration are numbers that a position could say, too. */
function checkLasting({ id, value, duration }: Pick<Status, 'id' | 'value' | 'duration'>): void {
  const left = duration.type === 'turns' || duration.type === 'charges' ? duration.left : 1;
  const bad = isAmount(value, 0) ? left : value;
  if (!isAmount(value, 0) || !isAmount(left, 1))
    throw new TypeError(`status "${id}" counts in whole numbers up to ${AMOUNT_MAX}; got ${brief(bad)}`);
}

function isAmount(value: number, min: number): boolean {
  return Number.isInteger(value) && value >= min && value <= AMOUNT_MAX;
}

/** It is the next, or in play and gets stronger. */
function checkNumber({ statuses, nextId }: State, { id, number }: Status): void {
  if (number !== nextId && statuses[placeOf(statuses, number)]?.number !== number)
    throw new TypeError(`status "${id}" has a number that is not the next, ${nextId}; use addStatus`);
}
