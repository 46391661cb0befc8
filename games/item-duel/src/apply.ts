import type { Game } from '@fermata/core';
import type { Registry } from './listeners.ts';
import { lineUp, SPEED_MIN, takeTurn } from './queue.ts';
import type { Event, State, Status } from './state.ts';

/** How each event changes the state: nothing else does. */
export function applyFor(registry: Registry): Game<State, Event>['apply'] {
  /** What a status is kept by, so that it is found without looking at the others. */
  const keysOf = ({ kind, duration }: Status): readonly string[] => {
    const keys = registry.get(kind)!.compiled.listensTo; // only what is defined comes into play
    if (duration.type === 'turns') return [...keys, TICKING];
    return duration.type === 'untilItemRemoved' ? [...keys, heldBy(duration.item)] : keys;
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
    damaged: ({ players }, { seat, value }) => {
      players[seat]!.health = Math.max(players[seat]!.health - value, 0);
    },
    healed: ({ players }, { seat, value }) => {
      players[seat]!.health = Math.min(players[seat]!.health + value, players[seat]!.healthMax);
    },
    hastened: (state, { seat, value }) => {
      state.players[seat]!.speed += value;
      lineUp(state);
    },
    slowed: (state, { seat, value }) => {
      state.players[seat]!.speed = Math.max(state.players[seat]!.speed - value, SPEED_MIN);
      lineUp(state);
    },
    statusAdded: (state, { status }) => {
      const isNew = state.statuses[status.id] === undefined;
      state.statuses[status.id] = { ...status, duration: { ...status.duration } };
      if (!isNew) return;
      for (const key of keysOf(status)) {
        state.listening[key] ??= [];
        state.listening[key].push(status.id);
      }
      state.nextId++;
    },
    statusModified: (state, { id, value, duration }) => {
      state.statuses[id] = { ...state.statuses[id]!, value, duration: { ...duration } }; // it is in play
    },
    statusRemoved: (state, { id }) => {
      for (const key of keysOf(state.statuses[id]!)) {
        const left = state.listening[key]!.filter((other) => other !== id); // kept when it was added
        if (left.length > 0) state.listening[key] = left;
        else delete state.listening[key];
      }
      delete state.statuses[id];
    },
    defeated: (state, { seat }) => {
      state.fallen.push(seat);
      lineUp(state);
    },
    gameOver: (state) => {
      state.isOver = true;
      state.queue = [];
    },
  };
}

/** The statuses that last for turns, and those that last as long as an item is held. */
export const TICKING = 'turns';
export function heldBy(item: string): string {
  return `item ${item}`;
}
