import type { Game } from '@fermata/core';
import { rebalanced } from './fairness.ts';
import type { Registry } from './listeners.ts';
import { lineUp, SPEED_MIN, takeTurn } from './queue.ts';
import type { Event, Player, State, Status } from './state.ts';

/** How each event changes the state: nothing else does. */
export function applyFor(registry: Registry): Game<State, Event>['apply'] {
  /** What a status is kept by, so that it is found without looking at the others. */
  const keysOf = ({ kind, duration }: Status): readonly string[] => {
    const keys = registry.get(kind)?.compiled.listensTo;
    if (keys === undefined)
      throw new TypeError(`status "${kind}" belongs to no item of this duel; let an item give it, or hold it`);
    if (duration.type === 'turns') return [...keys, TICKING];
    return duration.type === 'untilItemRemoved' ? [...keys, heldBy(duration.item)] : keys;
  };

  /** Keeps the status by these keys, and no longer by those: whatever stays the same keeps its place, by its age. */
  const keep = ({ listening }: State, id: string, before: readonly string[], now: readonly string[]): void => {
    for (const key of before) {
      if (now.includes(key)) continue;
      const left = listening[key]!.filter((other) => other !== id); // it was kept by this key
      if (left.length > 0) listening[key] = left;
      else delete listening[key];
    }
    for (const key of now) {
      if (before.includes(key)) continue;
      listening[key] ??= [];
      listening[key].push(id);
    }
  };

  return {
    dealt: (state, { seat, items }) => {
      for (const item of items) state.players[seat]!.items.push({ ...item }); // the seat is at the table, here and below
      state.nextId += items.length;
      if (seat === state.players.length - 1) state.deal = null;
    },
    turnStarted: 'informs',
    turnEnded: (state) => {
      state.turnsLeft--;
    },
    advanced: (state, { turn, seat }) => {
      takeTurn(state);
      state.turn = { id: turn, seat };
    },
    passed: 'informs',
    played: 'informs',
    activated: 'informs',
    nullified: 'informs',
    itemRemoved: ({ players }, { seat, item }) => {
      const { items } = players[seat]!;
      const at = items.findIndex((it) => it.id === item);
      if (at >= 0) items.splice(at, 1);
    },
    damaged: ({ players }, { seat, value }) => setHealth(players[seat]!, players[seat]!.health - value),
    healed: ({ players }, { seat, value }) => setHealth(players[seat]!, players[seat]!.health + value),
    hastened: (state, { seat, value }) => setSpeed(state, state.players[seat]!, value),
    slowed: (state, { seat, value }) => setSpeed(state, state.players[seat]!, -value),
    turnGained: (state, { seat }) => {
      state.extra.push(seat);
      lineUp(state);
    },
    statusAdded: (state, { status }) => {
      const known = state.statuses[status.id];
      keep(state, status.id, known === undefined ? [] : keysOf(known), keysOf(status));
      state.statuses[status.id] = { ...status, duration: { ...status.duration } };
      if (known === undefined) state.nextId++;
    },
    statusModified: (state, { id, value, duration }) => {
      const known = state.statuses[id]!; // it is in play, here and below
      const status = { ...known, value, duration: { ...duration } };
      keep(state, id, keysOf(known), keysOf(status));
      state.statuses[id] = status;
    },
    statusRemoved: (state, { id }) => {
      keep(state, id, keysOf(state.statuses[id]!), []);
      delete state.statuses[id];
    },
    defeated: (state, { seat }) => {
      state.extra = state.extra.filter((other) => other !== seat);
      rebalanced(state, () => state.fallen.push(seat));
    },
    gameOver: (state) => {
      state.isOver = true;
      state.queue = [];
    },
  };
}

/** Health stays between 0 and its cap, whatever a flow says. */
function setHealth(player: Player, health: number): void {
  player.health = Math.min(Math.max(health, 0), player.healthMax);
}

function setSpeed(state: State, player: Player, change: number): void {
  rebalanced(state, () => {
    player.speed = Math.max(player.speed + change, SPEED_MIN);
  });
}

/** The statuses that last for turns, and those that last as long as an item is held. */
export const TICKING = 'turns';
export function heldBy(item: string): string {
  return `item ${item}`;
}
