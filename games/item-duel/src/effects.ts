import { choose, type Deep, emit, type Flow, type Seat } from '@fermata/core';
import type { Context, Effect, StatusDefinition, Who } from './define.ts';
import { type Duration, longer, shorter } from './durations.ts';
import type { Ending, Event, State, Status } from './state.ts';

/** Carries out effects, one after the other. Once the game is over, nothing more happens. */
export function* perform(effects: readonly Effect[], at: Context): Flow<Event> {
  const { state, owner, by, source } = at;
  for (const effect of effects) {
    if (state.isOver) return;
    if (effect.type === 'flow') {
      yield* effect.run(at);
      continue;
    }
    for (const seat of seatsMet(effect.to, at) ?? [yield* chooseOpponent(state, owner, source)]) {
      if (state.isOver || state.fallen.includes(seat)) continue;
      if (effect.type === 'give') yield* addStatus(effect.status, effect.duration, effect.value, seat, at);
      else if (effect.type === 'cure') yield* cureOf(effect.kinds, seat, state);
      else {
        const value = typeof effect.value === 'number' ? effect.value : effect.value(at);
        if (value > 0) yield* emit<Event>({ type: effect.type, seat, value, by, source });
      }
    }
  }
}

/** The seats that an effect meets, in the order of the table from its owner on; undefined if the owner has to choose. */
function seatsMet(who: Who, { state, owner, target, culprit }: Context): readonly Seat[] | undefined {
  switch (who) {
    case 'self':
      return [owner];
    case 'culprit':
      return culprit === null ? [] : [culprit];
    case 'opponents':
      return opponentsOf(state, owner);
    case 'everyone':
      return [owner, ...opponentsOf(state, owner)];
    case 'target':
      return target === null ? undefined : [target];
  }
}

/** Asks a seat for one of its opponents. A lone one is not asked for. */
export function* chooseOpponent(state: Deep<State>, seat: Seat, source: string): Flow<never, Seat> {
  return yield* choose(seat, 'Which opponent?', opponentsOf(state, seat), { about: { source } });
}

/** Those still standing, clockwise from the seat on. */
export function opponentsOf({ players, fallen }: Deep<State>, seat: Seat): Seat[] {
  const count = players.length;
  const standing: Seat[] = [];
  for (let step = 1; step < count; step++) {
    const other = (seat + step) % count;
    if (!fallen.includes(other)) standing.push(other);
  }
  return standing;
}

/** Brings a status into play, or the one that is there once more, stronger and longer, where its kind stacks so. */
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

export function* endStatus({ id, kind, seat }: Deep<Status>, why: Ending): Flow<Event> {
  yield* emit({ type: 'statusRemoved', id, kind, seat, why });
}

/** One charge or turn less, and the end of the status if that was the last. It may have ended meanwhile. */
export function* shorten(state: Deep<State>, id: string, why: Ending): Flow<Event> {
  const status = state.statuses[id];
  if (status === undefined) return;
  const duration = shorter(status.duration);
  const { kind, seat, value } = status;
  if (duration === undefined) yield* endStatus(status, why);
  else yield* emit({ type: 'statusModified', id, kind, seat, value, duration: { ...duration } });
}

function* cureOf(kinds: readonly string[], seat: Seat, state: Deep<State>): Flow<Event> {
  for (const status of statusesOn(state, seat)) if (kinds.includes(status.kind)) yield* endStatus(status, 'cured');
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
