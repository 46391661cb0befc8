import { broken } from '../errors.ts';
import type { Ev, Flow } from '../flow.ts';

/**
 * Runs a flow that asks nobody, at once and to its end. Where a stretch of the rules only follows from what was chosen
 * before it, its functions need not be flows then. If the flow does ask, or somebody does who listens to it, this throws.
 */
export function now<T>(flow: Flow<Ev, T>): T {
  const { done, value } = flow[Symbol.iterator]().next();
  if (done !== true) throw broken('word', 'now was given a flow that asks somebody; run it with yield*');
  return value;
}
