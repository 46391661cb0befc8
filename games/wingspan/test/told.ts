/** What happened in a match, in words, but for turns that begin and end. */
import type { Match } from '@fermata/core';
import { describeEvent } from '@fermata/core/host';
import type { Event } from '../src/events.ts';
import { wingspan } from '../src/index.ts';
import type { State } from '../src/state.ts';

const UNTOLD: readonly string[] = ['turnBegan', 'rowUsed', 'turnEnded'];

export function told(match: Match<State, Event>): string[] {
  return match.events.filter(({ type }) => !UNTOLD.includes(type)).map((event) => describeEvent(wingspan, event));
}
