import type { Execution } from '../execution/execution.ts';
import { Live } from '../match/live.ts';
import type { Origin } from '../match/origin.ts';
import { imagineWorld } from '../worlds/imagine-world.ts';

/** The match of an execution that has just begun: here it is handed how other worlds are imagined. */
export function matchFrom(origin: Origin, exec: Execution): Live {
  return new Live({ game: exec.game, imagine: imagineWorld, origin, exec });
}
