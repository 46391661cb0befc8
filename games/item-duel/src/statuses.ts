/** How a status comes, gets shorter and goes. */
import { type DeepReadonly, emit, type Flow, type Seat } from '@fermata/core';
import { brief } from '@fermata/core/fields';
import { AMOUNT_MAX } from './bounds.ts';
import type { Context, StatusDefinition } from './definition.ts';
import { copyDuration, type Duration, longer, shorter } from './durations.ts';
import type { Ending, Event, MaybeDoing, State, Status } from './state.ts';

/**
 * Brings a status into play, or the one that is there once more, stronger and longer, where its kind stacks so. Whoever
 * brought it about last is to blame for all of it.
 */
export function addStatus(
  { kind, stacks }: StatusDefinition,
  duration: Duration,
  value: number,
  seat: Seat,
  { state, by }: Pick<Context, 'state' | 'by'>,
): Flow<Event, unknown> {
  const known = stacks === 'increase' ? statusesOn(state, seat).find((it) => it.kind === kind) : undefined;
  if (known !== undefined) return emit({ type: 'statusAdded', status: increased(known, by, value, duration) });
  const number = state.nextId;
  return emit({
    type: 'statusAdded',
    status: { id: `${kind} ${number}`, number, kind, seat, by, value, duration },
  });
}

function increased(
  { id, number, kind, seat, value, duration }: DeepReadonly<Status>,
  by: Seat,
  more: number,
  lasts: Duration,
): Status {
  return {
    id,
    number,
    kind,
    seat,
    by,
    value: Math.min(value + more, AMOUNT_MAX),
    duration: { ...longer(duration, lasts) },
  };
}

/** Ends a status. Where it is somebody's doing, that is told. */
export function endStatus(
  status: DeepReadonly<Status>,
  why: Ending,
  { by, source }: MaybeDoing = NOBODYS,
): Flow<Event, unknown> {
  const { id, kind, seat } = status;
  return emit({ type: 'statusRemoved', id, kind, seat, why, by, source, was: copyStatus(status) });
}

/** Spelled out, for the reason of `copyDuration`. */
function copyStatus({ id, number, kind, seat, by, value, duration }: DeepReadonly<Status>): Status {
  return { id, number, kind, seat, by, value, duration: copyDuration(duration) };
}

const NOBODYS: MaybeDoing = { by: null, source: null };

/** One charge or turn less, and the end of the status if that was the last. */
export function shorten(status: DeepReadonly<Status>, why: Ending): Flow<Event, unknown> {
  const { id, kind, seat, value } = status;
  const duration = shorter(status.duration);
  if (duration === undefined) return endStatus(status, why);
  return emit({ type: 'statusModified', id, kind, seat, value, duration });
}

export function isStanding({ fallen }: DeepReadonly<State>, seat: Seat): boolean {
  return fallen.length === 0 || !fallen.includes(seat);
}

/** Whoever has fallen is met by nothing, and nobody is once the duel is over. */
export function canMeet(state: DeepReadonly<State>, seat: Seat): boolean {
  return !state.isOver && isStanding(state, seat);
}

/** Flows may name any seat: a wrong one is refused, with the event that named it. */
export function noSeat({ players }: DeepReadonly<State>, seat: unknown, type: string): TypeError {
  return new TypeError(`"${type}" names seat ${brief(seat)}; the seats are 0 to ${players.length - 1}`);
}

export function isHeld(state: DeepReadonly<State>, seat: Seat, item: string): boolean {
  const player = state.players[seat];
  if (player === undefined) throw noSeat(state, seat, 'itemRemoved');
  return player.items.some(({ id }) => id === item);
}

/** The statuses of a seat, the oldest first. */
export function statusesOn({ statuses }: DeepReadonly<State>, seat: Seat): DeepReadonly<Status>[] {
  return statuses.filter((status) => status.seat === seat);
}

/** The status of this number, unless it has ended. The oldest are first, so it is found by halves, however many there are. */
export function statusAt({ statuses }: DeepReadonly<State>, number: number): DeepReadonly<Status> | undefined {
  const found = statuses[placeOf(statuses, number)];
  return found?.number === number ? found : undefined;
}

/** The place of the status of this number, or the one where it would be. */
export function placeOf(statuses: DeepReadonly<Status[]>, number: number): number {
  let from = 0;
  let to = statuses.length;
  while (from < to) {
    const half = (from + to) >> 1;
    if (statuses[half]!.number < number)
      from = half + 1; // between the ends
    else to = half;
  }
  return from;
}
