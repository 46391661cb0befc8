import type { Execution } from '../execution/execution.ts';
import { checkGiven } from '../fields/given.ts';
import type { Seat } from '../game/flow.ts';
import type { Imagine } from '../match/imagine.ts';
import type { Live } from '../match/live.ts';
import { entryOf } from '../values/entry.ts';
import { Belief } from './belief.ts';
import { reimagine } from './reimagine.ts';

/** A world that the seat may believe in; where nothing is hidden there is but one. What others chose in an open together is. */
export const imagineWorld: Imagine = (match, seat, oracle) => {
  checkGiven('an oracle', oracle);
  const { game, exec } = match;
  const isOpen = !game.secrets && exec.main.cursor === exec.main.choices.length;
  return isOpen ? reimagine(match, oracle) : beliefOf(match, seat).next(oracle);
};

/** Prepared once for as long as the match stands there. */
function beliefOf(match: Live, seat: Seat): Belief {
  const { exec } = match;
  const answers = exec.asked.reduce((sum, count) => sum + count);
  const all = entryOf(beliefs, exec, () => new Map());
  // As many were answered when it was prepared: each answer is counted, and none is taken back.
  if (all.get(seat)?.answers !== answers) all.set(seat, { answers, belief: new Belief(match, seat) });
  return (all.get(seat) as Prepared).belief; // as of now
}

interface Prepared {
  readonly answers: number;
  readonly belief: Belief;
}

const beliefs = new WeakMap<Execution, Map<Seat, Prepared>>();
