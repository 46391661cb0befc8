/** What the rules themselves do after an event, besides the statuses. */
import { type After, type DeepReadonly, type EventOf, emit, type Flow, type Seat } from '@fermata/core';
import { type CompiledEffects, loneOpponent } from './effects.ts';
import type { Registry } from './listeners.ts';
import { put } from './lists.ts';
import type { Event, State, Status } from './state.ts';
import { canMeet, endStatus, isStanding, shorten, statusAt, statusesOn } from './statuses.ts';

const NOBODY: readonly never[] = [];
const END = 'end statusRemoved';

/** The item takes effect: so it is the cause of all that it does. */
export function takeEffect(
  perform: CompiledEffects | undefined,
  state: DeepReadonly<State>,
  { seat, name, target }: EventOf<Event, 'activated'>,
): readonly After<Event>[] {
  if (perform === undefined) return NOBODY;
  const run = () =>
    perform({ state, owner: seat, by: seat, target, culprit: null, source: name, value: 0, event: null, status: null });
  return [{ id: name, owner: seat, run }];
}

/** Whoever has no health left falls before others react: asked after every change of health, whatever caused it. */
export function fall(state: DeepReadonly<State>, seat: Seat): readonly After<Event>[] {
  return state.players[seat]!.health > 0 || !isStanding(state, seat) ? NOBODY : [falling(seat)]; // at the table
}

function falling(seat: Seat): After<Event> {
  return { id: 'the fall', owner: seat, run: () => emit<Event>({ type: 'defeated', seat }) };
}

/** The last one standing has won; else what was on the seat that fell ends, the oldest first. */
export function afterFall(state: DeepReadonly<State>, seat: Seat): readonly After<Event>[] {
  const winner = loneOpponent(state, seat);
  if (winner !== undefined) return [{ id: 'the last one standing', owner: winner, run: () => end(winner) }];
  return [{ id: 'the end of a fallen seat', owner: seat, run: () => endAll(state, seat) }];
}

function end(winner: Seat): Flow<Event, unknown> {
  return emit({ type: 'gameOver', winner });
}

function* endAll(state: DeepReadonly<State>, seat: Seat): Flow<Event> {
  for (const status of statusesOn(state, seat)) {
    if (state.isOver) return;
    if (statusAt(state, status.number)) yield* endStatus(status, 'fallen'); // one may have gone because of another
  }
}

/** The statuses of the seat that last for turns have one turn less, the oldest first. */
export function countDownTurns(state: DeepReadonly<State>, seat: Seat): readonly After<Event>[] {
  return state.ticking.length === 0 || state.isOver ? NOBODY : countdownOf(state, seat);
}

function countdownOf(state: DeepReadonly<State>, seat: Seat): readonly After<Event>[] {
  let own: number[] | undefined;
  for (const number of state.ticking) if (isOwn(state, number, seat)) own = put(own, number);
  return own === undefined ? NOBODY : [countdown(state, seat, own)];
}

/** Statuses that have one turn less. */
function countdown(state: DeepReadonly<State>, owner: Seat, numbers: readonly number[]): After<Event> {
  return {
    id: 'the end of the turn',
    owner,
    run: () => {
      if (numbers.length > 1) return shortenAll(state, numbers);
      const status = statusAt(state, numbers[0]!); // there is one
      return status && shorten(status, 'worn off');
    },
    isGone: () => state.isOver || !state.ticking.some((number) => isOwn(state, number, owner)),
  };
}

function isOwn(state: DeepReadonly<State>, number: number, seat: Seat): boolean {
  return statusAt(state, number)!.seat === seat; // kept together
}

function* shortenAll(state: DeepReadonly<State>, numbers: readonly number[]): Flow<Event> {
  for (const number of numbers) {
    if (state.isOver) return;
    const status = statusAt(state, number); // it may have ended meanwhile
    if (status !== undefined) yield* shorten(status, 'worn off');
  }
}

/** What a status does when it ends itself; not if its owner has fallen, or the duel is over. */
export function ownEnd(
  registry: Registry,
): (state: DeepReadonly<State>, event: EventOf<Event, 'statusRemoved'>) => readonly After<Event>[] {
  const ending = new Map([...registry].filter(([, { compiled }]) => compiled.listensTo.includes(END)));
  if (ending.size === 0) return () => NOBODY;
  return (state, event) => {
    const definition = ending.get(event.kind);
    if (definition === undefined || !canMeet(state, event.seat)) return NOBODY;
    const { holds, end: react } = definition.compiled;
    if (!holds(state, event, 'end', event.seat)) return NOBODY;
    return [{ id: `${event.id} ends`, owner: event.seat, run: () => react(event.was, event, state) }];
  };
}

/** What an item does while it is held ends with it. */
export function endWithItem(state: DeepReadonly<State>, event: EventOf<Event, 'itemRemoved'>): readonly After<Event>[] {
  let endings: After<Event>[] | undefined;
  for (const number of state.held) {
    const status = statusAt(state, number)!; // kept together
    const { duration } = status;
    if (duration.type === 'untilItemRemoved' && duration.item === event.item)
      endings = put(endings, ending(state, status, event));
  }
  return endings ?? NOBODY;
}

function ending(
  state: DeepReadonly<State>,
  status: DeepReadonly<Status>,
  { by, name }: EventOf<Event, 'itemRemoved'>,
): After<Event> {
  const { id, number, seat } = status;
  const run = () => endStatus(status, 'item gone', { by, source: name });
  return { id: `${id} goes`, owner: seat, run, isGone: () => state.isOver || statusAt(state, number) === undefined };
}
