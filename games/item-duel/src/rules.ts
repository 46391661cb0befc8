import {
  because,
  choose,
  type DeepReadonly,
  defineGame,
  drawNow,
  emit,
  type Flow,
  type Game,
  type Seat,
} from '@fermata/core';
import { END_OF_TURN, PASSING, START_OF_TURN } from './about.ts';
import { applyFor, noListeners } from './apply.ts';
import { SEATS_MAX, TURNS_MAX } from './bounds.ts';
import { copyDuel } from './copy.ts';
import { type ItemDefinition, isAimed, statusesOf } from './definition.ts';
import { describeFor } from './describe.ts';
import { untilItemRemoved } from './durations.ts';
import { chooseOpponent, compileEffects, loneOpponent } from './effects.ts';
import { evaluate } from './evaluate.ts';
import { checkedApply, hasFlows } from './flows.ts';
import { ITEMS } from './items/index.ts';
import { afterListeners, beforeListeners, type Registry } from './listeners.ts';
import { removeAt } from './lists.ts';
import { type Options, optionsFor } from './options.ts';
import { outcome } from './outcome.ts';
import { positionFor } from './position.ts';
import { AHEAD, lineUp, turnOf } from './queue.ts';
import type { Event, Item, State } from './state.ts';
import { addStatus, canMeet, isHeld } from './statuses.ts';
import { upgraded } from './upgrade.ts';
import { afterFall, countDownTurns, endWithItem, fall, takeEffect } from './upkeep.ts';
import { checkDuel, itemsOf, PASS } from './validate.ts';

/** A duel with these items. Statuses are looked up by their kind, so kinds and names are unique. */
export function duelOf(given: readonly ItemDefinition[]): Game<State, Event, Options> {
  const items = itemsOf(given);
  const byName = unique(items, ({ name }) => name);
  const registry: Registry = unique(items.flatMap(statusesOf), ({ kind }) => kind);
  checkDuel(items, registry);
  const effects = new Map(items.flatMap(({ name, play }) => (play.length > 0 ? [[name, compileEffects(play)]] : [])));
  const aimed = new Set(items.filter(isAimed).map(({ name }) => name));
  const allNames = [...byName.keys()];
  const itemNamed = (name: string) => byName.get(name)!; // options and positions let no other in
  const hasItemFlows = hasFlows(items, registry.values());
  const apply = hasItemFlows ? checkedApply(applyFor(registry)) : applyFor(registry);
  const listening = noListeners(registry);
  const reactions = afterListeners(registry);

  const game: Game<State, Event, Options> = defineGame<State, Event, Options>({
    name: 'item-duel',
    version: 4,
    seats: { min: 2, max: SEATS_MAX },
    // Seats without items are not asked: a match may go on for all its turns like that.
    limits: { idleTurns: TURNS_MAX + 1 },
    options: optionsFor(byName),
    keepsOptions: false,
    position: positionFor(byName, registry, apply),
    describe: describeFor(byName, registry),

    setup: ({ options: { health, speed, turns, loadouts } }) => {
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
      };
      lineUp(state, Math.min(AHEAD, turns));
      return state;
    },

    *opening(state): Flow<Event> {
      const { players } = state;
      for (let seat = 0; seat < players.length; seat++) {
        const names = loadoutOf(state, seat);
        const dealt = names.map((name, at) => ({ id: `i${state.nextId + at}`, name }));
        yield* because({ id: 'the deal', owner: seat }, emit({ type: 'dealt', seat, items: dealt }));
      }
      // What items do while they are held begins; that may be the end of a seat, or of the duel.
      for (let owner = 0; owner < players.length; owner++)
        for (const { id, name } of players[owner]!.items.slice()) // one for each
          for (const status of itemNamed(name).held)
            if (canMeet(state, owner) && isHeld(state, owner, id))
              yield* because(
                { id: `holding ${name}`, owner },
                addStatus(status, untilItemRemoved(id), 0, owner, { state, by: owner }),
              );
    },

    /** The seat plays an item, which is used up, or passes. Of several that are alike the first is taken. */
    *turn(state): Flow<Event> {
      const { id: turn, seat } = state.queue[0]!; // somebody is still standing
      yield* because(START_OF_TURN[seat]!, emit({ type: 'turnStarted', turn, seat })); // one for each seat, here and below
      const { items } = state.players[seat]!; // the seat is at the table, here and below
      if (items.length > 0 && canMeet(state, seat)) {
        const name = yield* choose(seat, 'Play which item?', offerOf(items));
        const item = itemCalled(items, name);
        if (item === undefined) yield* because(PASSING[seat]!, emit({ type: 'passed', seat }));
        else yield* because({ id: `playing ${name}`, owner: seat }, play(state, seat, item));
      }
      const tires = items.length === 0 && canMeet(state, seat);
      yield* because(END_OF_TURN[seat]!, emit({ type: 'turnEnded', turn, seat, tires }));
    },

    apply,

    before: beforeListeners(registry, hasItemFlows),

    // Whoever falls does so first, and what wears off does so last.
    after: {
      ...reactions,
      activated: (state, event) => takeEffect(effects.get(event.name), state, event),
      damaged: (state, event) => joined(fall(state, event.seat), reactions.damaged?.(state, event)),
      healed: (state, event) => joined(fall(state, event.seat), reactions.healed?.(state, event)),
      itemRemoved: (state, event) => joined(endWithItem(state, event), reactions.itemRemoved?.(state, event)),
      turnEnded: (state, event) =>
        joined(
          joined(event.tires ? fall(state, event.seat) : NOBODY, reactions.turnEnded?.(state, event)),
          countDownTurns(state, event.seat),
        ),
      defeated: (state, { seat }) => afterFall(state, seat),
    },

    outcome,
    evaluate,
    copy: copyDuel,
    upgrade: (record) => upgraded(record, game),
  });
  return game;

  function loadoutOf({ deal }: DeepReadonly<State>, seat: Seat): readonly string[] {
    if (typeof deal !== 'number') return deal?.[seat] ?? [];
    const left = allNames.slice();
    const names: string[] = [];
    while (names.length < deal) {
      const name = drawNow(left, 'item');
      removeAt(left, left.indexOf(name));
      names.push(name);
    }
    return names;
  }

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
