import type { After, Before, DeepReadonly, Seat } from '@fermata/core';
import { AFTER, type AfterType, BEFORE } from './conditions.ts';
import type { Compiled, Phase, StatusDefinition } from './definition.ts';
import { isTooLate, revalidate, TOO_LATE } from './stale-events.ts';
import type { Event, State, Status } from './state.ts';
import { isStanding, statusAt } from './statuses.ts';

/** Every status there can be, by its kind. */
export type Registry = ReadonlyMap<string, StatusDefinition>;

/** The statuses of a state that has items besides those of the duel (more.ts): what the duel listens to has the same place there. */
export type Beyond = (state: DeepReadonly<State>) => Registry;

const NOBODY: readonly never[] = [];

/**
 * A status that listens, and what its place among others depends on. What it does is a function that all share: one made
 * for each costs 1 % of `itemduel_decision_vs_boardgameio_move`, a class 3 %.
 */
interface Listening {
  readonly id: string;
  readonly owner: Seat;
  readonly priority: number;
  readonly status: DeepReadonly<Status>;
  readonly definition: StatusDefinition;
  readonly state: DeepReadonly<State>;
}

/**
 * Those who listen to an event: the lowest priority first, then the owner whose turn it is and the others clockwise from
 * there, then the oldest. Statuses are kept by what they listen to, so those that are idle cost nothing.
 */
function listenersTo<L extends Listening>(
  registry: Registry,
  beyond: Beyond,
  phase: Phase,
  place: number,
  listener: (status: DeepReadonly<Status>, definition: StatusDefinition, state: DeepReadonly<State>, event: Event) => L,
): (state: DeepReadonly<State>, event: Event) => readonly L[] {
  if (place < 0) return () => NOBODY; // none of this duel does
  return (state, event) => {
    const { numbers } = state.listening[place]!; // all that can be listened to is there
    if (numbers.length === 0 || state.isOver) return NOBODY;
    let found: L[] | undefined;
    for (let at = 0; at < numbers.length; at++) {
      const status = statusAt(state, numbers[at]!)!; // kept together
      const definition = registry.get(status.kind) ?? beyond(state).get(status.kind)!; // only what is defined comes into play
      if (!listens(definition.compiled, state, event, phase, status.seat)) continue;
      const one = listener(status, definition, state, event);
      if (found === undefined) found = [one];
      else if (found.length < FEW) insert(found, one, state);
      else found.push(one);
    }
    if (found === undefined) return NOBODY;
    return found.length > FEW ? sorted(found, state) : found;
  };
}

/** So many are put in order one by one: to sort these few costs 2 % of `itemduel_decision_vs_boardgameio_move`. */
const FEW = 16;

/** Older ones stay before younger ones: sorting is stable. */
function sorted<L extends Listening>(found: L[], state: DeepReadonly<State>): L[] {
  return found.sort((a, b) => a.priority - b.priority || fromActive(a.owner, state) - fromActive(b.owner, state));
}

function listens({ holds }: Compiled, state: DeepReadonly<State>, event: Event, phase: Phase, owner: Seat): boolean {
  return holds(state, event, phase, owner) && isStanding(state, owner);
}

/** Puts a listener where it belongs among the older ones: behind those it does not come before. */
function insert<L extends Listening>(found: L[], listener: L, state: DeepReadonly<State>): void {
  let at = found.length;
  for (; at > 0; at--) {
    const { priority, owner } = found[at - 1]!; // within the list
    if (priority < listener.priority) break;
    if (priority === listener.priority && fromActive(owner, state) <= fromActive(listener.owner, state)) break;
    found[at] = found[at - 1]!; // as above
  }
  found[at] = listener;
}

function fromActive(seat: Seat, { turn, players }: DeepReadonly<State>): number {
  return (seat - turn.seat + players.length) % players.length;
}

/**
 * For each type of event that a status of this duel may stand before: those who do. Where an event may come too late, or be
 * one too many, that is asked even if none listens: of those that others add, and of all where flows emit what they like.
 */
export function beforeListeners(registry: Registry, beyond: Beyond, hasFlows: boolean) {
  const triggers = triggersOf(registry);
  const types = [...BEFORE, 'statusModified', 'defeated'].filter(
    (type) => hasFlows || LATE.includes(type) || triggers.includes(`before ${type}`),
  );
  return Object.fromEntries(
    types.map((type) => [type, before(registry, beyond, type, triggers.indexOf(`before ${type}`))]),
  );
}

/** What may be added to another event, or has to find room. */
const LATE = ['damaged', 'healed', 'hastened', 'slowed', 'statusAdded'];

/** For each type of event that a status of this duel may react to: those who do. */
export function afterListeners(
  registry: Registry,
  beyond: Beyond,
): { readonly [K in AfterType]?: ReturnType<typeof after> } {
  const triggers = triggersOf(registry);
  const types = AFTER.filter((type) => triggers.includes(`after ${type}`));
  return Object.fromEntries(types.map((type) => [type, after(registry, beyond, triggers.indexOf(`after ${type}`))]));
}

/** All that the statuses of this duel listen to. */
export function triggersOf(registry: Registry): readonly string[] {
  return [...new Set([...registry.values()].flatMap(({ compiled }) => compiled.listensTo))];
}

type Derive = (state: DeepReadonly<State>, event: Event) => readonly Before<Event>[];

/** Most events are only asked whether they come too late; what comes and goes may have changed meanwhile. */
function before(registry: Registry, beyond: Beyond, type: string, place: number): Derive {
  const listeners = listenersTo(registry, beyond, 'before', place, beforeListener);
  if (type === 'itemRemoved' || type === 'statusRemoved' || type === 'statusAdded')
    return (state, event) => {
      if (isTooLate(state, event)) return TOO_LATE;
      if (isSettled(event)) return NOBODY;
      return revalidate(state, event, state.more === undefined ? registry : beyond(state)) ?? listeners(state, event);
    };
  return (state, event) => (isTooLate(state, event) ? TOO_LATE : listeners(state, event));
}

/** What goes because it is used, worn off, or its time is over, goes: only what somebody does can be stopped. */
function isSettled(event: Event): boolean {
  return event.type === 'itemRemoved' ? event.why === 'used' : event.type === 'statusRemoved' && event.why !== 'cured';
}

/** A status that stands before an event. */
interface BeforeListener extends Listening, Before<Event> {
  readonly owner: Seat;
}

function beforeListener(
  status: DeepReadonly<Status>,
  definition: StatusDefinition,
  state: DeepReadonly<State>,
): BeforeListener {
  const { id, seat: owner } = status;
  return { id, owner, priority: definition.priority, status, definition, state, run: replace };
}

function replace(this: BeforeListener, event: Event) {
  return this.definition.compiled.instead(this.status, event, this.state);
}

function after(
  registry: Registry,
  beyond: Beyond,
  place: number,
): (state: DeepReadonly<State>, event: Event) => readonly After<Event>[] {
  return listenersTo(registry, beyond, 'after', place, afterListener);
}

/** A status that reacts. */
interface AfterListener extends Listening, After<Event> {
  readonly owner: Seat;
  readonly event: Event;
}

function afterListener(
  status: DeepReadonly<Status>,
  definition: StatusDefinition,
  state: DeepReadonly<State>,
  event: Event,
): AfterListener {
  const { id, seat: owner } = status;
  return { id, owner, priority: definition.priority, status, definition, state, event, run: react, isGone };
}

function react(this: AfterListener) {
  return this.definition.compiled.react(this.status, this.event, this.state);
}

function isGone(this: AfterListener) {
  const { status, definition, state, event } = this;
  const isInPlay = !state.isOver && statusAt(state, status.number) !== undefined;
  return !isInPlay || !listens(definition.compiled, state, event, 'after', status.seat);
}
