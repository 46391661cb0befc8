import type { Game } from '@fermata/core';
import { SPEED_MAX, SPEED_MIN } from './bounds.ts';
import { copyDuration, type Duration } from './durations.ts';
import { rebalanced } from './fairness.ts';
import { type Beyond, type Registry, triggersOf } from './listeners.ts';
import { removeAt } from './lists.ts';
import { lineUp, takeTurn } from './queue.ts';
import type { Event, Player, State, Status } from './state.ts';
import { placeOf } from './statuses.ts';

/** How each event changes the state: nothing else does. */
export function applyFor(registry: Registry, beyond: Beyond): Game<State, Event>['apply'] {
  const triggers = triggersOf(registry);
  const placesOf = new Map(
    [...registry].map(([kind, { compiled }]) => [kind, compiled.listensTo.map((what) => triggers.indexOf(what))]),
  );

  /** Of a status that the duel does not know: the state may have more. */
  const placesIn = (state: State, kind: string): readonly number[] | undefined => {
    const known = state.more === undefined ? undefined : beyond(state).get(kind);
    return known?.compiled.listensTo.map((what) => state.listening.findIndex(({ to }) => to === what));
  };

  /** A status is kept by what it listens to, and by what it lasts for: so it is found without looking at the others. */
  const keep = (state: State, { kind, number, duration }: Status, change: typeof added): void => {
    const { listening } = state;
    const places = placesOf.get(kind) ?? placesIn(state, kind);
    if (places === undefined)
      throw new TypeError(`status "${kind}" belongs to no item of this duel; let an item give it, or hold it`);
    for (const place of places) {
      const { to, numbers } = listening[place]!; // all that can be listened to is there
      listening[place] = { to, numbers: change(numbers, number) };
    }
    if (duration.type === 'turns') state.ticking = change(state.ticking, number);
    if (duration.type === 'untilItemRemoved') state.held = change(state.held, number);
  };

  /** The new status in place of the old one. What counts its turns no more does not tick. */
  const replace = (state: State, at: number, status: Status): void => {
    const isTicking = state.statuses[at]!.duration.type === 'turns'; // it is in play
    state.statuses[at] = status;
    if (isTicking && status.duration.type !== 'turns') state.ticking = removed(state.ticking, status.number);
  };

  return {
    dealt: (state, { seat, items }) => {
      for (const { id, name } of items) state.players[seat]!.items.push({ id, name }); // the seat is at the table, here and below
      state.nextId += items.length;
      if (seat === state.players.length - 1) state.deal = null;
    },
    drawn: (state, { seat, items }) => {
      for (const { id, name } of items) state.players[seat]!.items.push({ id, name });
      state.nextId += items.length;
    },
    turnStarted: takeTurn,
    turnEnded: (state, { seat, tires }) => {
      state.turnsLeft--;
      if (tires > 0) setHealth(state.players[seat]!, -tires);
    },
    passed: ({ pace }, { seat }) => {
      if (pace === undefined) return;
      pace.idle++;
      pace.rests[seat]!++;
    },
    played: ({ pace }) => {
      if (pace !== undefined) pace.idle = 0;
    },
    activated: 'informs',
    nullified: 'informs',
    itemRemoved: ({ players }, { seat, item }) => {
      const { items } = players[seat]!;
      const at = items.findIndex((it) => it.id === item);
      if (at >= 0) removeAt(items, at);
    },
    damaged: ({ players }, { seat, value }) => setHealth(players[seat]!, -value),
    healed: ({ players }, { seat, value }) => setHealth(players[seat]!, value),
    hastened: (state, { seat, value }) => setSpeed(state, state.players[seat]!, value),
    slowed: (state, { seat, value }) => setSpeed(state, state.players[seat]!, -value),
    turnGained: (state, { seat }) => {
      if (state.extra.length >= state.turnsLeft) return; // the match has no more turns to give
      state.extra.push(seat);
      lineUp(state);
    },
    statusAdded: (state, { status }) => {
      const own = changed(status, status.by, status.value, status.duration);
      const at = placeOf(state.statuses, status.number);
      if (state.statuses[at]?.number === status.number) return replace(state, at, own);
      keep(state, own, added);
      state.statuses.push(own);
      state.nextId++;
    },
    statusModified: (state, { id, value, duration }) => {
      const at = placeOfId(state, id);
      const known = state.statuses[at]!; // it is in play, here and below
      replace(state, at, changed(known, known.by, value, duration));
    },
    statusRemoved: (state, { id }) => {
      const at = placeOfId(state, id);
      keep(state, state.statuses[at]!, removed);
      removeAt(state.statuses, at);
    },
    defeated: (state, { seat }) => {
      const { players, fallen, extra } = state;
      state.extra = extra.filter((other) => other !== seat);
      if (players.length - fallen.length > 2) return rebalanced(state, () => fallen.push(seat));
      fallen.push(seat);
      state.queue = []; // one is left, and has no turn any more
    },
    calledOff: endDuel,
    gameOver: endDuel,
  };
}

function endDuel(state: State): void {
  state.isOver = true;
  state.queue = [];
}

/** Nobody listens yet. */
export function noListeners(registry: Registry): State['listening'] {
  return triggersOf(registry).map((to) => ({ to, numbers: [] }));
}

/** These lists are replaced, not changed: copies of the state share them. */
function added(numbers: readonly number[], number: number): readonly number[] {
  return numbers.length === 0 ? [number] : [...numbers, number]; // see lists.ts
}

function removed(numbers: readonly number[], number: number): readonly number[] {
  return numbers.filter((other) => other !== number);
}

/** The place of a status that is in play. Most that change are young. */
function placeOfId({ statuses }: State, id: string): number {
  let at = statuses.length - 1;
  while (at >= 0 && statuses[at]!.id !== id) at--; // within the list
  if (at < 0) throw new TypeError(`status "${id}" is not in play; end or modify one that is`);
  return at;
}

/** Spelled out, for the reason of `copyDuration`. */
function changed({ id, number, kind, seat }: Status, by: number, value: number, duration: Duration): Status {
  return { id, number, kind, seat, by, value, duration: copyDuration(duration) };
}

/** Health stays between 0 and its cap, and speed within its bounds, whatever a flow says. */
function setHealth(player: Player, change: number): void {
  player.health = Math.min(Math.max(player.health + change, 0), player.healthMax);
}

function setSpeed(state: State, player: Player, change: number): void {
  rebalanced(state, () => {
    player.speed = Math.min(Math.max(player.speed + change, SPEED_MIN), SPEED_MAX);
  });
}
