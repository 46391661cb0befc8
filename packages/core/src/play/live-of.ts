import { checkGiven } from '../fields/given.ts';
import type { Seat } from '../game/flow.ts';
import type { Live } from '../match/live.ts';
import type { AnyMatch } from '../match/match.ts';
import { checkSeat } from '../match/perspective.ts';

/** The match that was handed in, as core knows it. */
export function liveOf(match: AnyMatch): Live {
  checkGiven('a match', match);
  return match as Live; // the only class that implements it
}

/** The same for a seat, which must be there. */
export function liveFor(match: AnyMatch, seat: Seat): Live {
  const own = liveOf(match);
  checkSeat(own, seat);
  return own;
}
