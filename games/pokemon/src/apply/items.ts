/** Items out of the bag. */
import type { EventOf } from '@fermata/core';
import type { Event } from '../events.ts';
import { SEEN, type State } from '../state.ts';
import { changeableAt } from './changeable.ts';

/** One less is left; and whom it is for is seen by everybody. */
export function itemUsed({ sides }: State, { seat, item, at }: EventOf<Event, 'itemUsed'>): void {
  const side = sides[seat];
  side.bag = { ...side.bag, [item]: (side.bag[item] ?? 0) - 1 };
  changeableAt(side, at).seen |= SEEN;
}
