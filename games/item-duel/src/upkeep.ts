/** What the rules themselves do after an event, besides the statuses. */
import { type After, type Deep, emit, type Flow, type Of, type Seat } from '@fermata/core';
import { heldBy, TICKING } from './apply.ts';
import type { ItemDefinition } from './definition.ts';
import { perform } from './effects.ts';
import type { Change, Event, State } from './state.ts';
import { endStatus, shorten, statusesOn } from './statuses.ts';

const NOBODY: readonly never[] = [];

/** The item takes effect: so it is the cause of all that it does. */
export function takeEffect(
  { play }: ItemDefinition,
  state: Deep<State>,
  { seat, name, target }: Of<Event, 'activated'>,
): readonly After<Event>[] {
  if (play.length === 0) return NOBODY;
  const at = { state, owner: seat, by: seat, target, culprit: null, source: name, value: 0 };
  return [{ id: name, owner: seat, run: () => perform(play, at) }];
}

/** Whoever has no health left falls before others react: asked after every change of health, whatever caused it. */
export function fallFirst(others: (state: Deep<State>, event: Event) => readonly After<Event>[]) {
  return (state: Deep<State>, event: Event & Change): readonly After<Event>[] => {
    const { seat } = event;
    const isFalling = state.players[seat]!.health === 0 && !state.fallen.includes(seat); // at the table
    if (!isFalling) return others(state, event);
    return [{ id: 'the fall', owner: seat, run: () => defeat(seat) }, ...others(state, event)];
  };
}

function* defeat(seat: Seat): Flow<Event> {
  yield* emit({ type: 'defeated', seat });
}

/** The last one standing has won; else what was on the seat that fell ends, the oldest first. */
export function afterFall(state: Deep<State>, seat: Seat): readonly After<Event>[] {
  const [winner, ...others] = [...state.players.keys()].filter((other) => !state.fallen.includes(other));
  if (winner !== undefined && others.length === 0)
    return [{ id: 'the last one standing', owner: winner, run: () => end(winner) }];
  return [{ id: 'the end of a fallen seat', owner: seat, run: () => endAll(state, seat) }];
}

function* end(winner: Seat): Flow<Event> {
  yield* emit({ type: 'gameOver', winner });
}

function* endAll(state: Deep<State>, seat: Seat): Flow<Event> {
  // One may have gone because of another.
  for (const status of statusesOn(state, seat)) if (state.statuses[status.id]) yield* endStatus(status, 'fallen');
}

/** The statuses of the seat that last for turns have one turn less, the oldest first. */
export function wearOff(state: Deep<State>, seat: Seat): readonly After<Event>[] {
  const ids = state.listening[TICKING]?.filter((id) => state.statuses[id]!.seat === seat) ?? NOBODY; // kept together
  if (ids.length === 0 || state.isOver) return NOBODY;
  return [
    {
      id: 'the end of the turn',
      owner: seat,
      *run(): Flow<Event> {
        for (const id of ids) yield* shorten(state, id, 'worn off');
      },
    },
  ];
}

/** What an item does while it is held ends with it. */
export function goWith(
  { listening, statuses }: Deep<State>,
  { item, name, by }: Of<Event, 'itemRemoved'>,
): readonly After<Event>[] {
  const ids = listening[heldBy(item)];
  if (ids === undefined) return NOBODY;
  return ids.map((id) => {
    const status = statuses[id]!; // kept together
    return { id: `${id} goes`, owner: status.seat, run: () => endStatus(status, 'item gone', { by, source: name }) };
  });
}
