import type { Execution } from '../execution/execution.ts';
import type { Seat } from '../game/flow.ts';
import type { Oracle } from '../oracle/oracle.ts';
import type { Live } from './live.ts';
import type { Origin } from './origin.ts';

/**
 * Another world that the seat cannot tell from the match. How one is found lies above the match, in `worlds`: this is the
 * one door to it, handed to a match where it is made.
 */
export type Imagine = (match: Live, seat: Seat, oracle: Oracle) => Imagining;

export interface Imagining {
  readonly origin: Origin;
  readonly exec: Execution;
}
