import { type After, type Before, confirm, type Deep, emit, type Flow, type Seat } from '@fermata/core';
import { culpritOf } from './compile.ts';
import type { Behaviour, Context, Phase, StatusDefinition } from './definition.ts';
import { besides, perform } from './effects.ts';
import type { Event, State, Status } from './state.ts';
import { shorten } from './statuses.ts';

/** Every status there can be, by its kind. */
export type Registry = ReadonlyMap<string, StatusDefinition>;

const NOBODY: readonly never[] = [];

/** Whoever listens, and what its place among others depends on. */
interface Placed {
  readonly id: string;
  readonly owner: Seat;
  readonly priority: number;
}

/**
 * Those who listen to an event: the lowest priority first, then the owner whose turn it is and the others clockwise from
 * there, then the oldest. Statuses are kept by what they listen to, so those that are idle cost nothing.
 */
function listening<L extends Placed>(
  registry: Registry,
  state: Deep<State>,
  event: Event,
  phase: Phase,
  what: string,
  listener: (status: Deep<Status>, definition: StatusDefinition, state: Deep<State>) => L,
): readonly L[] {
  const ids = state.listening[what];
  if (ids === undefined || state.isOver) return NOBODY;
  const found: L[] = [];
  for (const id of ids) {
    const status = state.statuses[id]!; // kept together
    const definition = registry.get(status.kind)!; // only what is defined comes into play
    if (!definition.compiled.holds(state, event, phase, status.seat) || state.fallen.includes(status.seat)) continue;
    found.push(listener(status, definition, state));
  }
  return found.length < 2 ? found : found.sort(inOrder(state));
}

function inOrder({ turn, players }: Deep<State>) {
  const fromActive = (seat: Seat) => (seat - turn.seat + players.length) % players.length;
  return (a: Placed, b: Placed) => a.priority - b.priority || fromActive(a.owner) - fromActive(b.owner);
}

/** The statuses that may stand between an event of this type and its happening. */
export function before(registry: Registry, type: Event['type']) {
  const what = `before ${type}`;
  const those = (state: Deep<State>, event: Event): readonly Before<Event>[] =>
    listening(registry, state, event, 'before', what, standingBefore);
  if (type !== 'itemRemoved' && type !== 'statusRemoved') return those;
  return (state: Deep<State>, event: Event) => (isOver(event) ? NOBODY : those(state, event));
}

/** What goes because it is used, worn off, or its time is over, goes: only what somebody does can be stopped. */
function isOver(event: Event): boolean {
  return event.type === 'itemRemoved' ? event.why === 'used' : event.type === 'statusRemoved' && event.why !== 'cured';
}

const standingBefore = (status: Deep<Status>, { does, priority }: StatusDefinition, state: Deep<State>) => ({
  id: status.id,
  owner: status.seat,
  priority,
  run: (it: Event) => instead(does, status, it, state),
});

/** The statuses that react to an event of this type. */
export function after(registry: Registry, type: Event['type']) {
  const what = `after ${type}`;
  return (state: Deep<State>, event: Event): readonly After<Event>[] =>
    listening(registry, state, event, 'after', what, reacting);
}

const reacting = (status: Deep<Status>, { does, priority }: StatusDefinition, state: Deep<State>) => ({
  id: status.id,
  owner: status.seat,
  priority,
  run: (it: Event) => react(does, status, it, state),
});

/** What happens instead, or undefined if the status lets the event pass. A charge is spent only where it does not. */
function* instead(
  does: Behaviour,
  status: Deep<Status>,
  event: Event,
  state: Deep<State>,
): Flow<Event, readonly Event[] | undefined> {
  if (does.type === 'mayInstead') {
    if (!(yield* confirm(status.seat, does.label, { about: { event, status: status.kind } }))) return undefined;
    return yield* instead(does.does, status, event, state);
  }
  const events = does.type === 'add' ? yield* added(does, status, event, state) : replaced(does, status, event, state);
  if (events !== undefined && status.duration.type === 'charges') yield* shorten(state, status.id, 'used up');
  return events;
}

/** The event itself, and what the status adds to it, each with a life of its own. */
function* added(
  { effects }: Extract<Behaviour, { type: 'add' }>,
  status: Deep<Status>,
  event: Event,
  state: Deep<State>,
): Flow<Event, readonly Event[] | undefined> {
  const events = yield* besides(effects, contextOf(status, event, state));
  return events.length > 0 ? [event, ...events] : undefined;
}

function replaced(
  does: Behaviour,
  { seat }: Deep<Status>,
  event: Event,
  state: Deep<State>,
): readonly Event[] | undefined {
  switch (does.type) {
    case 'negate':
      return [];
    case 'invert':
      if (event.type === 'damaged') return [{ ...event, type: 'healed' }];
      return event.type === 'healed' ? [{ ...event, type: 'damaged' }] : undefined;
    case 'reflect': // at whoever still stands
      return event.type === 'damaged' && !state.fallen.includes(event.by)
        ? [{ ...event, seat: event.by, by: seat }]
        : undefined;
    case 'adjust': {
      if (!('value' in event)) return undefined;
      const value = event.value + does.by;
      return value > 0 ? [{ ...event, value }] : []; // nothing is left of it
    }
    case 'nullify':
      return event.type === 'activated' ? [{ ...event, type: 'nullified', by: seat }] : undefined;
    case 'restore': {
      if (event.type !== 'nullified') return undefined;
      const { by: _by, ...play } = event;
      return [{ ...play, type: 'activated' }];
    }
    default:
      return undefined;
  }
}

/** A charge is spent first: what the reaction leads to may come back. */
function* react(does: Behaviour, status: Deep<Status>, event: Event, state: Deep<State>): Flow<Event> {
  const { seat, kind, duration, id } = status;
  if (duration.type === 'charges') yield* shorten(state, id, 'used up');
  if (does.type === 'act') yield* perform(does.effects, contextOf(status, event, state));
  if (does.type === 'breakItem' && duration.type === 'untilItemRemoved') {
    const item = state.players[seat]!.items.find((it) => it.id === duration.item); // the owner is at the table
    const by = culpritOf(event) ?? seat;
    if (item !== undefined)
      yield* emit({ type: 'itemRemoved', seat, item: item.id, name: item.name, why: 'broken', by, source: kind });
  }
}

function contextOf({ seat, by, kind, value }: Deep<Status>, event: Event, state: Deep<State>): Context {
  return { state, owner: seat, by, target: null, culprit: culpritOf(event), source: kind, value };
}
