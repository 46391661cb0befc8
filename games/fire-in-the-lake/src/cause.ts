import { because, type Flow } from '@fermata/core';
import type { Faction } from './data/forces.ts';
import type { Event } from './state/events.ts';
import type { Table } from './state/state.ts';

/** What a faction does, by the words that players have for it, is the cause of whatever comes of it. */
export function does<T>({ seats }: Table, faction: Faction, what: string, flow: Flow<Event, T>): Flow<Event, T> {
  return because({ id: what, owner: seats[faction] }, flow);
}
