import { choose, type Deep, emit, type Flow, type Seat } from '@fermata/core';
import type { Changing, Context, Effect, Who } from './definition.ts';
import { type Duration, longer } from './durations.ts';
import type { Event, State } from './state.ts';
import { addStatus, endStatus, statusesOn } from './statuses.ts';

/**
 * Carries out effects, one after the other. Once the game is over or the owner has fallen, no other begins; the one under
 * way still meets everybody. An opponent is chosen once, for all of them.
 */
export function* perform(effects: readonly Effect[], given: Context): Flow<Event> {
  const { state, owner, source } = given;
  let at = given;
  for (const effect of effects) {
    if (state.isOver || state.fallen.includes(owner)) return;
    if (effect.type === 'flow') {
      yield* effect.run(at);
      continue;
    }
    if (effect.to === 'target' && at.target === null)
      at = { ...at, target: yield* chooseOpponent(state, owner, source) };
    const seats = seatsMet(effect.to, at);
    if (effect.type === 'destroy') yield* destroyOne(seats, at);
    else for (const seat of seats) if (canMeet(state, seat)) yield* meet(effect, seat, at);
  }
}

/** The changes that happen beside an event, as events of their own. */
export function* besides(effects: readonly Changing[], given: Context): Flow<Event, readonly Event[]> {
  const { state, owner, source } = given;
  let at = given;
  const events: Event[] = [];
  for (const effect of effects) {
    if (effect.to === 'target' && at.target === null)
      at = { ...at, target: yield* chooseOpponent(state, owner, source) };
    for (const seat of seatsMet(effect.to, at)) {
      const event = canMeet(state, seat) ? changeOf(effect, seat, at) : undefined;
      if (event !== undefined) events.push(event);
    }
  }
  return events;
}

function* meet(effect: Exclude<Effect, { type: 'flow' | 'destroy' }>, seat: Seat, at: Context): Flow<Event> {
  const { state, by, source } = at;
  switch (effect.type) {
    case 'give':
      return yield* addStatus(effect.status, effect.duration, effect.value, seat, at);
    case 'cure':
      for (const status of statusesOn(state, seat))
        if (effect.kinds.includes(status.kind)) yield* endStatus(status, 'cured', { by, source });
      return;
    case 'modify':
      for (const { id, kind, value, duration } of statusesOn(state, seat)) {
        if (!effect.kinds.includes(kind)) continue;
        const more = { value: value + effect.stronger, duration: { ...extended(duration, effect.longer) } };
        yield* emit({ type: 'statusModified', id, kind, seat, ...more });
      }
      return;
    case 'turnGained':
      return void (yield* emit({ type: 'turnGained', seat, by, source }));
    default: {
      const event = changeOf(effect, seat, at);
      if (event !== undefined) yield* emit(event);
    }
  }
}

/** The change as an event; undefined where there is nothing to change. */
function changeOf({ type, value: given }: Changing, seat: Seat, at: Context): Event | undefined {
  const { by, source } = at;
  const value = typeof given === 'number' ? given : given === 'strength' ? at.value : given(at);
  if (!Number.isInteger(value)) throw new TypeError(`a value of "${source}" is a whole number; got ${value}`);
  return value > 0 ? { type, seat, value, by, source } : undefined;
}

function extended(duration: Deep<Duration>, by: number): Deep<Duration> {
  const isCounted = by > 0 && (duration.type === 'turns' || duration.type === 'charges');
  return isCounted ? longer(duration, { type: duration.type, left: by }) : duration;
}

/** Whoever has fallen is met by nothing, and nobody is once the game is over. */
function canMeet({ isOver, fallen }: Deep<State>, seat: Seat): boolean {
  return !isOver && !fallen.includes(seat);
}

/** The owner picks an item of these seats. Those of one seat that are alike are one option: the first of them. */
function* destroyOne(seats: readonly Seat[], { state, owner, by, source }: Context): Flow<Event> {
  const items = seats.flatMap((seat) => {
    const held = state.players[seat]!.items; // at the table
    const isFirst = (name: string, at: number) => held.findIndex((it) => it.name === name) === at;
    return held.filter(({ name }, at) => isFirst(name, at)).map(({ id, name }) => ({ seat, item: id, name }));
  });
  if (items.length === 0) return;
  const found = yield* choose(owner, 'Destroy which item?', items, { about: { source } });
  yield* emit({ type: 'itemRemoved', ...found, why: 'destroyed', by, source });
}

/** The seats that an effect meets, in the order of the table from its owner on. */
function seatsMet(who: Who, { state, owner, target, culprit }: Context): readonly Seat[] {
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
      return target === null ? [] : [target];
  }
}

/** Asks a seat for one of its opponents. A lone one is not asked for. */
export function* chooseOpponent(state: Deep<State>, seat: Seat, source: string): Flow<never, Seat> {
  return yield* choose(seat, 'Which opponent?', opponentsOf(state, seat), { about: { source } });
}

/** Those still standing, clockwise from the seat on. */
function opponentsOf({ players, fallen }: Deep<State>, seat: Seat): Seat[] {
  const count = players.length;
  const standing: Seat[] = [];
  for (let step = 1; step < count; step++) {
    const other = (seat + step) % count;
    if (!fallen.includes(other)) standing.push(other);
  }
  return standing;
}
