/** Items out of the bag. */
import { SEEN, type State } from '../state.ts';
import { memberAt } from './member.ts';
import type { Told } from './told.ts';

/** One less is left; and whom it is for is seen by everybody. */
export function itemUsed({ sides }: State, { seat, item, at }: Told<'itemUsed'>): void {
  const side = sides[seat]!; // there are two
  side.bag = { ...side.bag, [item]: side.bag[item]! - 1 }; // it was there
  memberAt(side, at).seen |= SEEN;
}
