import type { Execution } from '../execution/execution.ts';
import type { Rules } from '../game/game.ts';
import type { DeadEnds } from './dead-ends.ts';
import type { Imagine } from './imagine.ts';
import type { Origin } from './origin.ts';
import type { Past } from './past.ts';

/** What a match is made of. */
export interface Parts {
  readonly game: Rules;
  readonly imagine: Imagine;
  readonly origin: Origin;
  readonly exec: Execution;
  readonly past?: Past | undefined;
  readonly deadEnds?: DeadEnds | undefined;
}
