/** How a status comes, gets shorter and goes. */
import { type Deep, emit, type Flow, type Seat } from '@fermata/core';
import type { Context, StatusDefinition } from './definition.ts';
import { type Duration, longer, shorter } from './durations.ts';
import type { Doing, Ending, Event, State, Status } from './state.ts';

/**
 * Brings a status into play, or the one that is there once more, stronger and longer, where its kind stacks so. Whoever
 * brought it about last is to blame for all of it.
 */
export function* addStatus(
  { kind, stacks }: StatusDefinition,
  duration: Duration,
  value: number,
  seat: Seat,
  { state, by }: Pick<Context, 'state' | 'by'>,
): Flow<Event> {
  const known = stacks === 'increase' ? statusesOn(state, seat).find((it) => it.kind === kind) : undefined;
  const status = known
    ? { ...known, by, value: known.value + value, duration: { ...longer(known.duration, duration) } }
    : { id: `${kind} ${state.nextId}`, kind, seat, by, value, duration: { ...duration } };
  yield* emit({ type: 'statusAdded', status });
}

/** Ends a status. Where it is somebody's doing, that is told. */
export function* endStatus({ id, kind, seat }: Deep<Status>, why: Ending, doing?: Doing): Flow<Event> {
  yield* emit({ type: 'statusRemoved', id, kind, seat, why, ...(doing ?? NOBODYS) });
}

const NOBODYS = { by: null, source: null } as const;

/** One charge or turn less, and the end of the status if that was the last. It may have ended meanwhile. */
export function* shorten(state: Deep<State>, id: string, why: Ending): Flow<Event> {
  const status = state.statuses[id];
  if (status === undefined) return;
  const duration = shorter(status.duration);
  const { kind, seat, value } = status;
  if (duration === undefined) yield* endStatus(status, why);
  else yield* emit({ type: 'statusModified', id, kind, seat, value, duration: { ...duration } });
}

/** The statuses of a seat, the oldest first. */
export function statusesOn({ statuses }: Deep<State>, seat: Seat): Deep<Status>[] {
  const own = Object.values(statuses).filter((status) => status.seat === seat);
  return own.sort((a, b) => ageOf(a) - ageOf(b));
}

/** Ids end in numbers that count up: the lower one is older. */
function ageOf({ id }: Pick<Status, 'id'>): number {
  return Number(id.slice(id.lastIndexOf(' ')));
}
