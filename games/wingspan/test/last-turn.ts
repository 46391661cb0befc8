/** The last turn of a round, in which nothing on the mats changes: for tests of what is scored after it. */
import type { Match } from '@fermata/core';
import { scripted } from '@fermata/core/testing';
import type { Event } from '../src/events.ts';
import { wingspan } from '../src/index.ts';
import type { State } from '../src/state.ts';

/** The tray that is dealt after rounds 1 to 3. */
export const NEW_TRAY: readonly string[] = ['canvasback', 'killdeer', 'mallard'];

/** The last seat takes a fish from the feeder. It has no birds in its forest; the round is the fourth, if not said otherwise. */
export function lastTurn(
  players: readonly object[],
  { round = 4, ...given }: { readonly round?: number; readonly [field: string]: unknown } = {},
): Match<State, Event> {
  const turn = { seat: players.length - 1, first: 0, turnsLeft: 1, feeder: ['fish', 'seed'] };
  return scripted(wingspan, {
    seats: players.length,
    position: { players, round, ...turn, ...given },
    chance: { card: round === 4 ? [] : NEW_TRAY },
    choices: ['gainFood', { die: 'fish', food: 'fish' }],
  });
}

/** The only event of its type. */
export function only<T extends Event['type']>({ events }: Match<State, Event>, type: T): Extract<Event, { type: T }> {
  const found = events.filter((one): one is Extract<Event, { type: T }> => one.type === type);
  const [event] = found;
  if (event === undefined || found.length > 1) throw new Error(`${found.length} events are ${type}`);
  return event;
}
