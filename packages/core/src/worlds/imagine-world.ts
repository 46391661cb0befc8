import type { Execution } from '../execution/execution.ts';
import type { Seat } from '../game/flow.ts';
import type { Imagine } from '../match/imagine.ts';
import type { Live } from '../match/live.ts';
import { entryOf } from '../values/entry.ts';
import { Belief } from './belief.ts';
import { hidesNothing, reimagine } from './reimagine.ts';

/** A world that the seat may believe in; where nothing is hidden there is but one. */
export const imagineWorld: Imagine = (match, seat, oracle) =>
  hidesNothing(match) ? reimagine(match, oracle) : beliefOf(match, seat).next(oracle);

/** Prepared once for as long as the match stands there. */
function beliefOf(match: Live, seat: Seat): Belief {
  const { exec } = match;
  const answers = exec.asked.reduce((sum, count) => sum + count);
  const all = entryOf(beliefs, exec, () => new Map());
  const known = all.get(seat);
  if (known?.answers === answers) return known.belief;
  const belief = new Belief(match, seat);
  all.set(seat, { answers, belief });
  return belief;
}

/** A belief, and how many questions were answered when it was prepared: each answer is counted, and none is taken back. */
interface Prepared {
  readonly answers: number;
  readonly belief: Belief;
}

const beliefs = new WeakMap<Execution, Map<Seat, Prepared>>();
