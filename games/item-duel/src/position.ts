import type { Seat } from '@fermata/core';
import { brief, list, object, whole } from '@fermata/core/fields';
import { type applyFor, noListeners } from './apply.ts';
import { HEALTH_MAX, SPEED_MAX, SPEED_MIN, TURNS_MAX } from './bounds.ts';
import { type Duration, untilItemRemoved } from './durations.ts';
import type { Registry } from './listeners.ts';
import { checkRoom, HEALTH, type Items, itemNames, PLAIN, SPEED } from './options.ts';
import { NO_PACE, type Pace, type Pacing, paceOf, pacing } from './pace.ts';
import { statusesIn } from './position-statuses.ts';
import { AHEAD, firstShares, giveBackTurn, lineUp, turnOf } from './queue.ts';
import type { Player, State } from './state.ts';

/**
 * A situation, at the start of a turn. Everything but the players can be left out:
 *
 * `{ players: [{ health, healthMax, speed, items: ['punch'], statuses: [{ kind, by, value, lasts }], turns, lag, rests }],
 *    seat: whose turn it is, fallen: [seats, the first to fall first], turnsLeft, draws, refill, fatigue, passes, idle }`
 *
 * `lasts` is `'permanent'`, `{ turns: 2 }`, `{ charges: 1 }`, or `{ item: 0 }`, the place of an item of that player.
 *
 * `turns` is how many turns a seat has had, the present one included: the turn of seat 1 with `turns: 3` is `1.3`. `lag` is
 * how far it is behind its share (see queue.ts), the present turn taken. Where they are left out, it is the first turn of
 * that seat in a match with these speeds, and the others have had theirs before it.
 *
 * A position is a plain duel unless it says otherwise: `draws`, `refill`, `fatigue` and `passes` are 0 (see pace.ts). `rests` is in
 * how many turns a seat has played nothing, and `idle` in how many of the last ones nobody has.
 */
export function positionFor(items: Items, registry: Registry, apply: ReturnType<typeof applyFor>) {
  const add = apply.statusAdded as Exclude<typeof apply.statusAdded, 'informs'>; // it changes the state

  return (json: unknown, seats: number): State => {
    const { players, seat = 0, fallen = [], turnsLeft = PLAIN.turns, ...said } = object(json, 'position', FIELDS);
    const given = list(players, 'players', seats, seats).map((player, at) =>
      object(player, `players.${at}`, PLAYER_FIELDS),
    );
    const out = fallenOf(fallen, seats);
    const active = whole(seat, 'seat', 0, seats - 1);
    if (out.includes(active)) throw new TypeError(`seat is ${active}, which has fallen`);
    let nextId = 1;
    const playerAt = ({ health, healthMax = HEALTH, speed = SPEED, items: names = [] }: Given, at: Seat): Player => {
      const path = `players.${at}`;
      const cap = whole(healthMax, `${path}.healthMax`, 1, HEALTH_MAX);
      return {
        health: healthOf(health, path, out.includes(at), cap),
        healthMax: cap,
        speed: whole(speed, `${path}.speed`, SPEED_MIN, SPEED_MAX),
        items: itemNames(items, names, `${path}.items`).map((name) => ({ id: `i${nextId++}`, name })),
        turns: 0,
        lag: 0,
      };
    };
    const state: State = {
      players: given.map(playerAt),
      turn: { id: '', seat: active },
      queue: [],
      ahead: [],
      extra: [],
      statuses: [],
      listening: noListeners(registry),
      ticking: [],
      held: [],
      fallen: out,
      isOver: false,
      turnsLeft: whole(turnsLeft, 'turnsLeft', 1, TURNS_MAX),
      deal: null,
      nextId,
      ...paceIn(said, given, seats - out.length),
    };
    const put = (kind: string, owner: Seat, by: Seat, value: number, duration: Duration) =>
      add(state, {
        type: 'statusAdded',
        status: { id: `${kind} ${state.nextId}`, number: state.nextId, kind, seat: owner, by, value, duration },
      });
    checkRoom(
      state.players.reduce((sum, player, at) => sum + statusCount(items, player, given[at]!), 0),
      'players',
    ); // one for each
    for (const [owner, player] of state.players.entries()) {
      const { statuses } = given[owner]!; // one for each
      const lingering = statusesIn(statuses, player.items, owner, registry, state);
      if (out.includes(owner)) continue;
      for (const { id, name } of player.items)
        for (const { kind } of items.get(name)!.held) put(kind, owner, owner, 0, untilItemRemoved(id)); // checked above
      for (const { kind, by, value, duration } of lingering) put(kind, owner, by, value, duration);
    }
    share(state, given);
    state.turn = turnOf(active, state.players[active]!.turns); // checked above
    lineUp(state, Math.min(AHEAD, state.turnsLeft - 1));
    giveBackTurn(state);
    return state;
  };
}

const FIELDS = ['players', 'seat', 'fallen', 'turnsLeft', 'draws', 'refill', 'fatigue', 'passes', 'idle'] as const;
const PLAYER_FIELDS = ['health', 'healthMax', 'speed', 'items', 'statuses', 'turns', 'lag', 'rests'] as const;
type Said = { readonly [K in keyof Pace | 'idle']?: unknown };
type Given = { readonly [K in (typeof PLAYER_FIELDS)[number]]?: unknown };

/** What keeps the duel going, and what has come of it; nothing has where nothing does. */
function paceIn(said: Said, given: readonly Given[], standing: number): { readonly pace?: Pacing } {
  const { pace } = pacing(paceOf({ ...said, attack: false }, NO_PACE), given.length);
  const most = pace === undefined ? 0 : TURNS_MAX;
  const rests = given.map(({ rests: had = 0 }, at) => whole(had, `players.${at}.rests`, 0, most));
  const over = pace === undefined || pace.passes === 0 ? most : pace.passes * standing - 1; // else the duel would be over
  const idle = whole(said.idle ?? 0, 'idle', 0, over);
  return pace === undefined ? {} : { pace: { ...pace, rests, idle } };
}

/** Nobody is two turns ahead or behind. */
const LAG_MAX = 2;

function healthOf(given: unknown, path: string, isOut: boolean, cap: number): number {
  if (!isOut) return whole(given ?? cap, `${path}.health`, 1, cap);
  if (given === undefined || given === 0) return 0;
  throw new TypeError(`${path}.health is 0, because it has fallen; got ${brief(given)}`);
}

function statusCount(items: Items, { items: held }: Player, { statuses }: Given): number {
  const lingering = Array.isArray(statuses) ? statuses.length : 0; // what else it may be is refused
  return held.reduce((sum, { name }) => sum + items.get(name)!.held.length, lingering); // checked
}

/** How many turns everybody has had, and how far behind they are. */
function share({ players, fallen, turn }: State, given: readonly Given[]): void {
  const total = players.reduce((sum, { speed }, at) => (fallen.includes(at) ? sum : sum + speed), 0);
  for (const [at, usual] of firstShares({ players, fallen }, turn.seat).entries()) {
    const { turns = usual.turns, lag = usual.lag } = given[at]!; // one for each, here and below
    const had = at === turn.seat ? 1 : 0;
    players[at]!.turns = whole(turns, `players.${at}.turns`, had, TURNS_MAX);
    players[at]!.lag = whole(lag, `players.${at}.lag`, -LAG_MAX * total, LAG_MAX * total);
  }
  const sum = players.reduce((lags, { lag }, at) => (fallen.includes(at) ? lags : lags + lag), 0);
  if (sum !== 0) throw new TypeError(`the lags of all players who stand add up to 0; got ${sum} in all`);
}

function fallenOf(fallen: unknown, seats: number): Seat[] {
  if (!Array.isArray(fallen) || fallen.length > seats - 2)
    throw new TypeError(`fallen is a list of seats that leaves at least two standing; got ${brief(fallen)}`);
  if (new Set(fallen).size < fallen.length) throw new TypeError(`fallen names a seat twice: ${brief(fallen)}`);
  return fallen.map((seat, at) => whole(seat, `fallen.${at}`, 0, seats - 1));
}
