import type { Json, Seat } from '@fermata/core';
import type { applyFor } from './apply.ts';
import { charges, type Duration, permanent, turns, untilItemRemoved } from './durations.ts';
import { fatigue } from './fatigue.ts';
import type { Registry } from './listeners.ts';
import { HEALTH, type Items, itemNames, object, SPEED, TURNS, TURNS_MAX, whole } from './options.ts';
import { lineUp, SPEED_MIN, turnId } from './queue.ts';
import type { Item, State, Status } from './state.ts';

/**
 * A situation, at the start of a turn. Everything but the players can be left out:
 *
 * `{ players: [{ health, healthMax, speed, items: ['punch'], statuses: [{ kind, by, value, lasts }], turns, lag }],
 *    seat: whose turn it is, fallen: [seats, the first to fall first], turnsLeft }`
 *
 * `lasts` is `'permanent'`, `{ turns: 2 }`, `{ charges: 1 }`, or `{ item: 0 }`, the place of an item of that player.
 */
export function positionFor(items: Items, registry: Registry, apply: ReturnType<typeof applyFor>) {
  const add = apply.statusAdded as Exclude<typeof apply.statusAdded, 'informs'>; // it changes the state

  return (json: Json, seats: number): State => {
    const { players, seat = 0, fallen = [], turnsLeft = TURNS } = object(json, 'position', FIELDS);
    if (!Array.isArray(players) || players.length !== seats)
      throw new TypeError(`players are a list of ${seats}, one for each seat; got ${JSON.stringify(players)}`);
    const given = players.map((player, at) => object(player, `players.${at}`, PLAYER_FIELDS));
    const out = fallenOf(fallen, seats);
    const isOut = (at: Seat) => out.includes(at);
    let nextId = 1;
    const state: State = {
      players: given.map(
        (
          { healthMax = HEALTH, health = healthMax, speed = SPEED, items: names = [], turns: had = 0, lag = 0 },
          at,
        ) => ({
          healthMax: whole(healthMax, `players.${at}.healthMax`, 1, 1000),
          health: whole(health, `players.${at}.health`, isOut(at) ? 0 : 1, Number(healthMax)),
          speed: whole(speed, `players.${at}.speed`, SPEED_MIN, 100),
          items: itemNames(items, names, `players.${at}.items`).map((name) => ({ id: `i${nextId++}`, name })),
          turns: whole(had, `players.${at}.turns`, 0, 10_000),
          lag: whole(lag, `players.${at}.lag`, -10_000, 10_000),
        }),
      ),
      turn: { id: '', seat: whole(seat, 'seat', 0, seats - 1) },
      queue: [],
      ahead: [],
      statuses: {},
      listening: {},
      fallen: out,
      isOver: false,
      turnsLeft: whole(turnsLeft, 'turnsLeft', 1, TURNS_MAX),
      deal: null,
      nextId,
    };
    const put = (kind: string, owner: Seat, by: Seat, value: number, duration: Duration) =>
      add(state, {
        type: 'statusAdded',
        status: { id: `${kind} ${state.nextId}`, kind, seat: owner, by, value, duration },
      });
    for (const [owner, player] of state.players.entries()) {
      for (const { id, name } of player.items)
        for (const { kind } of items.get(name)!.held) put(kind, owner, owner, 0, untilItemRemoved(id)); // checked above
      put(fatigue.kind, owner, owner, 0, permanent);
      for (const { kind, by, value, duration } of statusesOf(
        given[owner]?.statuses,
        player.items,
        owner,
        registry,
        seats,
      ))
        put(kind, owner, by, value, duration);
    }
    const active = state.turn.seat;
    if (state.fallen.includes(active)) throw new TypeError(`seat is ${active}, which has fallen`);
    state.turn = { id: turnId(active, state.players[active]!.turns), seat: active }; // checked above
    lineUp(state);
    return state;
  };
}

const FIELDS = ['players', 'seat', 'fallen', 'turnsLeft'] as const;
const PLAYER_FIELDS = ['health', 'healthMax', 'speed', 'items', 'statuses', 'turns', 'lag'] as const;
const STATUS_FIELDS = ['kind', 'by', 'value', 'lasts'] as const;

function fallenOf(fallen: unknown, seats: number): Seat[] {
  if (!Array.isArray(fallen) || fallen.length > seats - 2)
    throw new TypeError(`fallen is a list of seats that leaves at least two standing; got ${JSON.stringify(fallen)}`);
  if (new Set(fallen).size < fallen.length) throw new TypeError(`fallen names a seat twice: ${JSON.stringify(fallen)}`);
  return fallen.map((seat, at) => whole(seat, `fallen.${at}`, 0, seats - 1));
}

function statusesOf(given: unknown, held: readonly Item[], owner: Seat, registry: Registry, seats: number) {
  const path = `players.${owner}.statuses`;
  if (given === undefined) return [];
  if (!Array.isArray(given)) throw new TypeError(`${path} is a list; got ${JSON.stringify(given)}`);
  return given.map((one, at): Pick<Status, 'kind' | 'by' | 'value' | 'duration'> => {
    const { kind, by = owner, value = 0, lasts = 'permanent' } = object(one, `${path}.${at}`, STATUS_FIELDS);
    if (typeof kind !== 'string' || !registry.has(kind))
      throw new TypeError(
        `${path}.${at}.kind: there is no status "${kind}"; there are ${[...registry.keys()].join(', ')}`,
      );
    return {
      kind,
      by: whole(by, `${path}.${at}.by`, 0, seats - 1),
      value: whole(value, `${path}.${at}.value`, 0, 1000),
      duration: durationOf(lasts, held, `${path}.${at}.lasts`),
    };
  });
}

function durationOf(lasts: unknown, held: readonly Item[], path: string): Duration {
  if (lasts === 'permanent') return permanent;
  const given = object(lasts, path, ['turns', 'charges', 'item']);
  if (Object.keys(given).length !== 1)
    throw new TypeError(`${path} is one of turns, charges, item; got ${JSON.stringify(lasts)}`);
  if (given.turns !== undefined) return turns(whole(given.turns, `${path}.turns`, 1, 1000));
  if (given.charges !== undefined) return charges(whole(given.charges, `${path}.charges`, 1, 1000));
  const item = held[whole(given.item, `${path}.item`, 0, held.length - 1)]!; // checked just now
  return untilItemRemoved(item.id);
}
