import { type After, choose, type Deep, defineGame, draw, emit, type Flow, type Game, type Seat } from '@fermata/core';
import { applyFor, heldBy, TICKING } from './apply.ts';
import { AFTER, type AfterType, BEFORE } from './conditions.ts';
import { type ItemDefinition, isAimed, statusesOf } from './define.ts';
import { describing } from './describe.ts';
import { permanent, untilItemRemoved } from './durations.ts';
import { addStatus, chooseOpponent, endStatus, perform, shorten } from './effects.ts';
import { fatigue } from './fatigue.ts';
import { ITEMS } from './items/index.ts';
import { after, before, type Registry } from './listeners.ts';
import { type Options, optionsFor, TURNS_MAX } from './options.ts';
import { outcome } from './outcome.ts';
import { positionFor } from './position.ts';
import { lineUp, turnId } from './queue.ts';
import type { Event, Item, State } from './state.ts';

/** A duel with these items. Statuses are looked up by their kind, so kinds and names are unique. */
export function duelOf(items: readonly ItemDefinition[]): Game<State, Event, Options> {
  const byName = unique(items, ({ name }) => name);
  const registry: Registry = unique([fatigue, ...items.flatMap(statusesOf)], ({ kind }) => kind);
  const itemNamed = (name: string) => byName.get(name)!; // options and positions let no other in
  const apply = applyFor(registry);
  const reacting = Object.fromEntries(AFTER.map((type) => [type, after(registry, type)])) as Reacting; // one for each

  return defineGame<State, Event, Options>({
    name: 'item-duel',
    version: 1,
    seats: { min: 2, max: 4 },
    // Seats without items pass unasked: a match may go on for all its turns like that.
    limits: { idleTurns: TURNS_MAX + 1 },
    options: optionsFor(byName),
    position: positionFor(byName, registry, apply),
    describe: describing(byName),

    setup: ({ seats, options: { health, speed, turns, loadouts } }) => {
      const state: State = {
        players: Array.from({ length: seats }, (_, seat) => ({
          health,
          healthMax: health,
          speed: speed[seat]!, // one for each
          items: [],
          turns: 0,
          lag: 0,
        })),
        turn: { id: turnId(0, 0), seat: 0 },
        queue: [],
        ahead: [],
        statuses: {},
        listening: {},
        fallen: [],
        isOver: false,
        turnsLeft: turns,
        deal: loadouts,
        nextId: 1,
      };
      lineUp(state);
      return state;
    },

    *opening(state): Flow<Event> {
      for (const seat of state.players.keys()) {
        const names = yield* loadoutOf(state, seat);
        yield* emit({ type: 'dealt', seat, items: names.map((name, at) => ({ id: `i${state.nextId + at}`, name })) });
      }
      for (const seat of state.players.keys()) yield* settle(state, seat);
      yield* advance(state);
    },

    /** The seat plays an item, which is used up, or passes. Of several that are alike the first is taken. */
    *turn(state): Flow<Event> {
      const { id: turn, seat } = state.turn;
      yield* emit({ type: 'turnStarted', turn, seat });
      if (!state.isOver && !state.fallen.includes(seat)) {
        const { items } = state.players[seat]!; // the seat is at the table, here and below
        const name = yield* choose(seat, 'Play which item?', [...namesOf(items), PASS]);
        const item = items.find((it) => it.name === name);
        if (item === undefined) yield* emit({ type: 'passed', seat });
        else yield* play(state, seat, item);
      }
      yield* emit({ type: 'turnEnded', turn, seat });
      if (!state.isOver && state.turnsLeft > 0) yield* advance(state);
    },

    apply,

    before: Object.fromEntries(BEFORE.map((type) => [type, before(registry, type)])),

    after: {
      ...reacting,
      damaged: (state, event) => joined(fall(state, event.seat), reacting.damaged(state, event)),
      turnEnded: (state, event) => joined(reacting.turnEnded(state, event), wearOff(state, event.seat)),
      itemRemoved: (state, { item }) => goWith(state, item),
      defeated: (state) => lastOneStanding(state),
    },

    outcome,
  });

  function* loadoutOf({ deal }: Deep<State>, seat: Seat): Flow<never, readonly string[]> {
    if (typeof deal !== 'number') return deal?.[seat] ?? [];
    const left = [...byName.keys()];
    const names: string[] = [];
    while (names.length < deal) {
      const name = yield* draw(left, 'item');
      left.splice(left.indexOf(name), 1);
      names.push(name);
    }
    return names;
  }

  /** What a seat's items do while they are held begins, and so does fatigue. */
  function* settle(state: Deep<State>, owner: Seat): Flow<Event> {
    for (const { id, name } of [...state.players[owner]!.items]) // the seat is at the table, here and below
      for (const status of itemNamed(name).held)
        yield* addStatus(status, untilItemRemoved(id), 0, owner, { state, by: owner });
    yield* addStatus(fatigue, permanent, 0, owner, { state, by: owner });
  }

  function* play(state: Deep<State>, seat: Seat, { id, name }: Item): Flow<Event> {
    const item = itemNamed(name);
    const target = isAimed(item) ? yield* chooseOpponent(state, seat, name) : null;
    const played = { seat, item: id, name, target };
    yield* emit({ ...played, type: 'played' });
    if (state.players[seat]!.items.some((it) => it.id === id))
      yield* emit({ type: 'itemRemoved', seat, item: id, name, why: 'used' });
    for (const { type } of yield* emit({ ...played, type: 'activated' })) {
      if (type !== 'activated') continue;
      const at = { state, owner: seat, by: seat, target, culprit: null, source: name, value: 0 };
      yield* perform(item.play, at);
    }
  }
}

/** By name; two different ones of the same name are refused. */
function unique<T>(list: readonly T[], nameOf: (it: T) => string): ReadonlyMap<string, T> {
  const named = new Map<string, T>();
  for (const it of list) {
    const other = named.get(nameOf(it));
    if (other !== undefined && other !== it) throw new TypeError(`two different things are called "${nameOf(it)}"`);
    named.set(nameOf(it), it);
  }
  return named;
}

const PASS = 'pass';

/** What the items are called, each name once. */
function namesOf(items: Deep<Item[]>): readonly string[] {
  return items.length === 0 ? NOBODY : [...new Set(items.map(({ name }) => name))];
}

type Reacting = { readonly [K in AfterType]: ReturnType<typeof after> };

const NOBODY: readonly never[] = [];

function joined<T>(one: readonly T[], other: readonly T[]): readonly T[] {
  if (other.length === 0) return one;
  return one.length === 0 ? other : [...one, ...other];
}

/** The next turn in the queue begins. */
function advance({ queue }: Deep<State>): Flow<Event, unknown> {
  const { id, seat } = queue[0]!; // somebody is still standing
  return emit({ type: 'advanced', turn: id, seat });
}

/** Whoever has no health left falls: asked after every change of health, whatever caused it. */
function fall({ players, fallen }: Deep<State>, seat: Seat): readonly After<Event>[] {
  if (players[seat]!.health > 0 || fallen.includes(seat)) return NOBODY;
  return [{ id: 'the fall', owner: seat, run: () => defeat(seat) }];
}

function lastOneStanding(state: Deep<State>): After<Event>[] {
  const standing = [...state.players.keys()].filter((seat) => !state.fallen.includes(seat));
  const [winner] = standing;
  if (standing.length > 1 || winner === undefined) return [];
  return [{ id: 'the last one standing', owner: winner, run: () => end(winner) }];
}

function* defeat(seat: Seat): Flow<Event> {
  yield* emit({ type: 'defeated', seat });
}

function* end(winner: Seat): Flow<Event> {
  yield* emit({ type: 'gameOver', winner });
}

/** The statuses of the seat that last for turns have one turn less, the oldest first. */
function wearOff(state: Deep<State>, seat: Seat): readonly After<Event>[] {
  const ids = state.listening[TICKING]?.filter((id) => state.statuses[id]!.seat === seat) ?? NOBODY;
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
function goWith({ listening, statuses }: Deep<State>, item: string): readonly After<Event>[] {
  const ids = listening[heldBy(item)];
  if (ids === undefined) return NOBODY;
  return ids.map((id) => {
    const status = statuses[id]!; // kept together
    return { id: `${id} goes`, owner: status.seat, run: () => endStatus(status, 'item gone') };
  });
}

/** The game with all its items. */
export const itemDuel = duelOf(ITEMS);
