/** Events gone stale: what they are about has changed, or the duel is over, since somebody made or added them. */
import type { Before, DeepReadonly, EventOf, Flow } from '@fermata/core';
import { STATUSES_MAX } from './bounds.ts';
import { seatOf } from './compile.ts';
import type { Registry } from './listeners.ts';
import type { Event, State, Status } from './state.ts';
import { isHeld, isStanding, statusAt } from './statuses.ts';

/** Once the duel is over nothing happens, and whoever has fallen is met by nothing but the end of what was on it. */
export function isTooLate(state: DeepReadonly<State>, event: Event): boolean {
  if (state.isOver) return true;
  if (state.fallen.length === 0) return false;
  return !isStanding(state, seatOf(event)) && !(event.type === 'statusRemoved' && event.why === 'fallen');
}

/**
 * Looks again at an event before it happens. What has gone does not go again. A status whose number another one has got, or which was to add to one that has gone, is
 * a status of its own; one too many does not come. Undefined where all is as it was.
 */
export function revalidate(
  state: DeepReadonly<State>,
  event: Event,
  registry: Registry,
): readonly Before<Event>[] | undefined {
  switch (event.type) {
    case 'itemRemoved':
      return isHeld(state, event.seat, event.item) ? undefined : TOO_LATE;
    case 'statusRemoved':
      return state.statuses.some(({ id }) => id === event.id) ? undefined : TOO_LATE;
    case 'statusAdded':
      if (isValid(state, event.status, registry)) return isFull(state, event.status) ? TOO_MANY : undefined;
      return [renumber(state, event)];
    default:
      return undefined;
  }
}

export const TOO_LATE: readonly Before<Event>[] = [{ id: 'too late', run: cancel }];
const TOO_MANY: readonly Before<Event>[] = [{ id: 'too many', run: cancel }];

/** True if there is no room for one more. */
function isFull({ statuses, nextId }: DeepReadonly<State>, { number }: Status): boolean {
  return statuses.length >= STATUSES_MAX && number >= nextId;
}

function* cancel(): Flow<Event, readonly Event[]> {
  return [];
}

/** The next status, or one that is in play and gets stronger. */
function isValid(state: DeepReadonly<State>, { number, kind, seat }: Status, registry: Registry): boolean {
  if (number >= state.nextId) return true;
  const known = statusAt(state, number);
  return registry.get(kind)?.stacks === 'increase' && known?.kind === kind && known.seat === seat;
}

/** Its id has the number in it: should that be taken again, another listener finds another. */
function renumber(state: DeepReadonly<State>, { status }: EventOf<Event, 'statusAdded'>): Before<Event> {
  const number = state.nextId;
  const { kind, seat, by, value, duration } = status;
  const own: Status = { id: `${kind} ${number}`, number, kind, seat, by, value, duration };
  return { id: `number ${number}`, run: () => replaceBy({ type: 'statusAdded', status: own }) };
}

function* replaceBy(event: Event): Flow<Event, readonly Event[]> {
  return [event];
}
