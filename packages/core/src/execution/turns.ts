/** What turns begin and matches end with: the flow, the mark, the places of the outcome. */
import type { AnyEvent, Flow } from '../game/flow.ts';
import type { Outcome, Rules } from '../game/game.ts';
import { broken } from '../values/errors.ts';
import type { Mark } from './beginning.ts';

/** The flow of a turn, or of the opening; a turn may be a single word. */
export function flowOf({ name }: Rules, flow: Flow<AnyEvent> | undefined): Flow<AnyEvent> {
  if (typeof flow?.[Symbol.iterator] !== 'function')
    throw broken('word', `${name} has a turn or opening that is no flow; write a generator, not async`);
  return flow[Symbol.iterator]();
}

/** Somebody was asked since the mark. */
export function markAnswers(mark: Mark, cursor: number, asked: readonly number[]): void {
  mark.choices = cursor;
  for (let seat = 0; seat < asked.length; seat++) mark.asked[seat] = asked[seat] as number; // one for each seat
}

/** Throws unless the outcome has a place for each seat. */
export function checkPlaces(outcome: Outcome, seats: number): void {
  const places = Array.isArray(outcome) ? outcome.length : 'no';
  if (places !== seats) throw broken('seat', `outcome has ${places} places for ${seats} seats`);
}
