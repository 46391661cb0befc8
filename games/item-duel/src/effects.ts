import { choose, type DeepReadonly, type EventOf, emit, type Flow, type Seat } from '@fermata/core';
import { brief } from '@fermata/core/fields';
import { AMOUNT_MAX } from './bounds.ts';
import type { Changing, Context, Effect, Reaction, Value, Who } from './definition.ts';
import { copyDuration, type Duration, longer } from './durations.ts';
import { runItemFlow } from './flows.ts';
import type { Event, State } from './state.ts';
import { addStatus, canMeet, endStatus, isStanding, statusAt, statusesOn } from './statuses.ts';

/** Effects, ready to be carried out. */
export type CompiledEffects = (at: Context) => Reaction;

/** One of them: how it meets each of its seats; or all of it, where it meets nobody in particular. */
type CompiledEffect =
  | { readonly to: Who; readonly meet: (seat: Seat, at: Context) => Reaction }
  | { readonly to: Who | null; readonly meet: null; readonly run: (at: Context) => Flow<Event, unknown> };

/**
 * Carries out effects, one after the other. Once the owner has fallen no other begins, and the one under way still meets
 * everybody; once the duel is over nothing does. An opponent is chosen once, for all of them.
 */
export function compileEffects(effects: readonly Effect[]): CompiledEffects {
  const compiled = effects.map(compileEffect);
  const [only] = compiled;
  if (only === undefined) return () => undefined;
  if (compiled.length > 1 || only.meet === null) return (at) => performAll(compiled, at);
  const { to, meet } = only;
  // Most of what happens is one effect that meets one seat: a flow around it would cost 6 % of
  // `itemduel_decision_vs_boardgameio_move`.
  return (at) => {
    const seat = loneSeat(to, at);
    if (seat === undefined) return performAll(compiled, at);
    return canMeet(at.state, at.owner) && canMeet(at.state, seat) ? meet(seat, at) : undefined;
  };
}

function* performAll(compiled: readonly CompiledEffect[], given: Context): Flow<Event> {
  const { state, owner } = given;
  let at = given;
  for (const effect of compiled) {
    if (!canMeet(state, owner)) return;
    if (effect.to === 'target' && at.target === null) at = aimedAt(yield* chooseOpponent(at), at);
    if (effect.meet === null) {
      yield* effect.run(at);
      continue;
    }
    for (const seat of seatsMet(effect.to, at)) {
      const flow = canMeet(state, seat) ? effect.meet(seat, at) : undefined;
      if (flow !== undefined) yield* flow;
    }
  }
}

function compileEffect(effect: Effect): CompiledEffect {
  switch (effect.type) {
    case 'flow':
      return { to: null, meet: null, run: (at) => runItemFlow(effect.run(at), at.source) };
    case 'destroy':
      return { to: effect.to, meet: null, run: (at) => destroyOne(seatsMet(effect.to, at), at) };
    case 'give': {
      const { status, value, to } = effect;
      // Of one make with all others, since those that are frozen are of another: 1 % of the bench key named above.
      const duration = copyDuration(effect.duration);
      return { to, meet: (seat, at) => addStatus(status, duration, value, seat, at) };
    }
    case 'cure':
      return { to: effect.to, meet: (seat, at) => cure(effect, seat, at) };
    case 'modify':
      return { to: effect.to, meet: (seat, at) => modify(effect, seat, at) };
    case 'turnGained':
      return { to: effect.to, meet: (seat, { by, source }) => emit({ type: 'turnGained', seat, by, source }) };
    default: {
      const { type, value, to } = effect;
      return {
        to,
        meet: (seat, at) => {
          const event = changeOf(type, value, seat, at);
          return event && emit(event);
        },
      };
    }
  }
}

/** The changes that happen beside an event, as events of their own. */
export function* additionalEvents(effects: readonly Changing[], given: Context): Flow<Event, readonly Event[]> {
  let at = given;
  const events: Event[] = [];
  for (const effect of effects) {
    if (effect.to === 'target' && at.target === null) at = aimedAt(yield* chooseOpponent(at), at);
    for (const seat of seatsMet(effect.to, at)) {
      const event = canMeet(at.state, seat) ? changeOf(effect.type, effect.value, seat, at) : undefined;
      if (event !== undefined) events.push(event);
    }
  }
  return events;
}

function* cure({ kinds }: EventOf<Effect, 'cure'>, seat: Seat, at: Context): Flow<Event> {
  for (const { kind, number } of statusesOn(at.state, seat)) {
    if (at.state.isOver) return;
    const status = kinds.includes(kind) ? statusAt(at.state, number) : undefined; // one may have gone because of another
    if (status !== undefined) yield* endStatus(status, 'cured', at);
  }
}

function* modify(
  { kinds, stronger, longer: more }: EventOf<Effect, 'modify'>,
  seat: Seat,
  { state }: Context,
): Flow<Event> {
  for (const { id, kind, value, duration } of statusesOn(state, seat))
    if (kinds.includes(kind))
      yield* emit({
        type: 'statusModified',
        id,
        kind,
        seat,
        value: Math.min(value + stronger, AMOUNT_MAX),
        duration: { ...extended(duration, more) },
      });
}

/** The change as an event; undefined where there is nothing to change. */
function changeOf(type: Changing['type'], given: Value, seat: Seat, at: Context): Event | undefined {
  const { by, source } = at;
  const value = typeof given === 'number' ? given : given === 'strength' ? at.value : given(at);
  if (!Number.isInteger(value) || value > AMOUNT_MAX)
    throw new TypeError(`a value of "${source}" is a whole number up to ${AMOUNT_MAX}; got ${brief(value)}`);
  return value > 0 ? { type, seat, value, by, source } : undefined;
}

function extended(duration: DeepReadonly<Duration>, by: number): DeepReadonly<Duration> {
  const isCounted = by > 0 && (duration.type === 'turns' || duration.type === 'charges');
  return isCounted ? longer(duration, { type: duration.type, left: by }) : duration;
}

/** The owner picks an item of these seats. Those of one seat that are alike are one option: the first of them. */
function* destroyOne(seats: readonly Seat[], { state, owner, by, source }: Context): Flow<Event> {
  const standing = seats.filter((seat) => isStanding(state, seat));
  const items = standing.flatMap((seat) => {
    const held = state.players[seat]?.items ?? []; // a flow may have named any culprit
    const isFirst = (name: string, at: number) => held.findIndex((it) => it.name === name) === at;
    return held.filter(({ name }, at) => isFirst(name, at)).map(({ id, name }) => ({ seat, item: id, name }));
  });
  if (items.length === 0) return;
  const { seat, item, name } = yield* choose(owner, 'Destroy which item?', items, { about: { source } });
  yield* emit({ type: 'itemRemoved', seat, item, name, why: 'destroyed', by, source });
}

/** The seat that an effect meets, if it is certain to be one. */
function loneSeat(who: Who, { state, owner, target, culprit }: Context): Seat | undefined {
  if (who === 'self') return owner;
  if (who === 'target') return target ?? loneOpponent(state, owner);
  return who === 'culprit' ? (culprit ?? undefined) : undefined;
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

/** Asks the owner for one of its opponents. A lone one is not asked for. */
export function chooseOpponent({
  state,
  owner,
  source,
}: Pick<Context, 'state' | 'owner' | 'source'>): Flow<never, Seat> {
  return choose(owner, 'Which opponent?', opponentsOf(state, owner), { about: { source } });
}

function aimedAt(target: Seat, { state, owner, by, culprit, source, value, event, status }: Context): Context {
  return { state, owner, by, target, culprit, source, value, event, status };
}

/** The only one who stands besides this seat. */
export function loneOpponent(state: DeepReadonly<State>, seat: Seat): Seat | undefined {
  let found: Seat | undefined;
  for (let other = 0; other < state.players.length; other++) {
    if (other === seat || !isStanding(state, other)) continue;
    if (found !== undefined) return undefined;
    found = other;
  }
  return found;
}

/** Those still standing, clockwise from the seat on. */
export function opponentsOf(state: DeepReadonly<State>, seat: Seat): Seat[] {
  const count = state.players.length;
  const standing: Seat[] = [];
  for (let step = 1; step < count; step++) {
    const other = (seat + step) % count;
    if (isStanding(state, other)) standing.push(other);
  }
  return standing;
}
