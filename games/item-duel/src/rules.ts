import { because, choose, type DeepReadonly, defineGame, emit, type Flow, type Game, type Seat } from '@fermata/core';
import { DRAWING, END_OF_TURN, PASSING, START_OF_TURN } from './about.ts';
import { applyFor, noListeners } from './apply.ts';
import { SEATS_MAX, TURNS_MAX } from './bounds.ts';
import { copyDuel } from './copy.ts';
import { type ItemDefinition, isAimed, statusesOf } from './definition.ts';
import { describeFor } from './describe.ts';
import { chooseOpponent, compileEffects, loneOpponent } from './effects.ts';
import { evaluate } from './evaluate.ts';
import { checkedApply, hasFlows } from './flows.ts';
import { dealAll, drawItems } from './hands.ts';
import { ITEMS } from './items/index.ts';
import { afterListeners, type Beyond, beforeListeners, type Registry } from './listeners.ts';
import { openToMore } from './more.ts';
import { type Options, optionsFor } from './options.ts';
import { outcome } from './outcome.ts';
import { fatigueOf, isIdle, pacing } from './pace.ts';
import { positionFor } from './position.ts';
import { AHEAD, lineUp, turnOf } from './queue.ts';
import type { Event, Item, State } from './state.ts';
import { canMeet, isHeld } from './statuses.ts';
import { upgraded } from './upgrade.ts';
import { afterFall, countDownTurns, endWithItem, fall, ownEnd, takeEffect } from './upkeep.ts';
import { checkDuel, itemsOf, PASS } from './validate.ts';

/**
 * A duel with these items. Statuses are looked up by their kind, so kinds and names are unique. A name of its own keeps its
 * records apart from those of other duels.
 */
export function duelOf(given: readonly ItemDefinition[], called = 'item-duel'): Game<State, Event, Options> {
  const items = itemsOf(given);
  return openToMore(items, (all, beyond) => rulesOf(all, beyond, called));
}

function rulesOf(items: readonly ItemDefinition[], beyond: Beyond, called: string): Game<State, Event, Options> {
  const byName = unique(items, ({ name }) => name);
  const registry: Registry = unique(items.flatMap(statusesOf), ({ kind }) => kind);
  checkDuel(items, registry);
  const effects = new Map(items.flatMap(({ name, play }) => (play.length > 0 ? [[name, compileEffects(play)]] : [])));
  const aimed = new Set(items.filter(isAimed).map(({ name }) => name));
  const hasItemFlows = hasFlows(items, registry.values());
  const apply = hasItemFlows ? checkedApply(applyFor(registry, beyond)) : applyFor(registry, beyond);
  const listening = noListeners(registry);
  const reactions = afterListeners(registry, beyond);
  const ended = ownEnd(registry);

  const game: Game<State, Event, Options> = defineGame<State, Event, Options>({
    name: called,
    version: 5,
    seats: { min: 2, max: SEATS_MAX },
    // Seats without items are not asked: a match may go on for all its turns like that.
    limits: { idleTurns: TURNS_MAX + 1 },
    options: optionsFor(byName),
    keepsOptions: false,
    position: positionFor(byName, registry, apply),
    describe: describeFor(byName, registry),

    setup: ({ options: { health, speed, turns, loadouts, ...pace } }) => {
      const state: State = {
        players: speed.map((own) => ({ health, healthMax: health, speed: own, items: [], turns: 0, lag: 0 })),
        turn: turnOf(0, 0),
        queue: [],
        ahead: [],
        extra: [],
        statuses: [],
        listening: listening.slice(),
        ticking: [],
        held: [],
        fallen: [],
        isOver: false,
        turnsLeft: turns,
        deal: typeof loadouts === 'number' ? loadouts : loadouts.map((names) => names.slice()),
        nextId: 1,
        ...pacing(pace, speed.length),
      };
      lineUp(state, Math.min(AHEAD, turns));
      return state;
    },

    *opening(state): Flow<Event> {
      yield* dealAll(byName, state);
    },

    /** The seat plays an item, which is used up, or passes. Of several that are alike the first is taken. */
    *turn(state): Flow<Event> {
      const { id: turn, seat } = state.queue[0]!; // somebody is still standing
      yield* because(START_OF_TURN[seat]!, emit({ type: 'turnStarted', turn, seat })); // one for each seat, here and below
      if (state.pace !== undefined && canMeet(state, seat))
        yield* because(DRAWING[seat]!, drawItems(byName, state, seat));
      const { items } = state.players[seat]!; // the seat is at the table, here and below
      if (items.length > 0 && canMeet(state, seat)) {
        const name = yield* choose(seat, 'Play which item?', offerOf(items));
        const item = itemCalled(items, name);
        if (item === undefined) yield* because(PASSING[seat]!, emit({ type: 'passed', seat }));
        else yield* because({ id: `playing ${name}`, owner: seat }, play(state, seat, item));
      } else if (state.pace !== undefined && canMeet(state, seat))
        yield* because(PASSING[seat]!, emit({ type: 'passed', seat }));
      const tires = canMeet(state, seat) ? fatigueOf(state, seat) : 0;
      yield* because(END_OF_TURN[seat]!, emit({ type: 'turnEnded', turn, seat, tires }));
      if (state.pace !== undefined && !state.isOver && state.turnsLeft > 0 && isIdle(state))
        yield* because(END_OF_TURN[seat]!, emit({ type: 'calledOff', seat, turns: state.pace.idle }));
    },

    apply,

    before: beforeListeners(registry, beyond, hasItemFlows),

    // Whoever falls does so first, and what wears off does so last.
    after: {
      ...reactions,
      activated: (state, event) => takeEffect(effects.get(event.name), state, event),
      damaged: (state, event) => joined(fall(state, event.seat), reactions.damaged?.(state, event)),
      healed: (state, event) => joined(fall(state, event.seat), reactions.healed?.(state, event)),
      itemRemoved: (state, event) => joined(endWithItem(state, event), reactions.itemRemoved?.(state, event)),
      turnEnded: (state, event) =>
        joined(
          joined(event.tires > 0 ? fall(state, event.seat) : NOBODY, reactions.turnEnded?.(state, event)),
          countDownTurns(state, event.seat),
        ),
      statusRemoved: (state, event) => joined(ended(state, event), reactions.statusRemoved?.(state, event)),
      defeated: (state, { seat }) => afterFall(state, seat),
    },

    outcome,
    evaluate,
    copy: copyDuel,
    upgrade: (record) => upgraded(record, game),
  });
  return game;

  /** Whoever falls over it, or wins by it, has played an item that is not used up and takes no effect. */
  function* play(state: DeepReadonly<State>, seat: Seat, { id, name }: Item): Flow<Event> {
    const target = aimed.has(name)
      ? (loneOpponent(state, seat) ?? (yield* chooseOpponent({ state, owner: seat, source: name })))
      : null;
    yield* emit({ type: 'played', seat, item: id, name, target });
    if (canMeet(state, seat) && isHeld(state, seat, id))
      yield* emit({ type: 'itemRemoved', seat, item: id, name, why: 'used', by: seat, source: name });
    if (canMeet(state, seat)) yield* emit({ type: 'activated', seat, item: id, name, target });
  }
}

/** By name; two different ones of the same name are refused. */
function unique<T>(list: readonly T[], nameOf: (it: T) => string): ReadonlyMap<string, T> {
  const named = new Map<string, T>();
  for (const it of list) {
    const other = named.get(nameOf(it));
    if (other !== undefined && other !== it)
      throw new TypeError(`two different things are called "${nameOf(it)}"; give one another name`);
    named.set(nameOf(it), it);
  }
  return named;
}

function itemCalled(items: DeepReadonly<Item[]>, name: string): DeepReadonly<Item> | undefined {
  return items.find((it) => it.name === name);
}

/** What the items are called, each name once; and to pass. */
function offerOf(items: DeepReadonly<Item[]>): readonly string[] {
  const names: string[] = [];
  for (const { name } of items) if (!names.includes(name)) names.push(name);
  names.push(PASS);
  return names;
}

function joined<T>(one: readonly T[] = NOBODY, other: readonly T[] = NOBODY): readonly T[] {
  if (other.length === 0) return one;
  if (one.length === 0) return other;
  const both = one.slice();
  for (const it of other) both.push(it);
  return both;
}

const NOBODY: readonly never[] = [];

/** The game with all its items. */
export const itemDuel = duelOf(ITEMS);
