/**
 * Words that are run at once, without `yield*`. Where a stretch of the rules only follows from what was chosen before it, its
 * functions need not be flows then, and nothing is made that only a flow needs.
 */

import { lifeOf } from '../execution/life.ts';
import { ready } from '../execution/word.ts';
import type { AnyEvent } from '../game/flow.ts';
import { broken } from '../values/errors.ts';
import { drawn, happens } from './chance.ts';

/** `emit`, at once: nobody who listens may ask. */
export function emitNow<E extends AnyEvent = AnyEvent>(event: NoInfer<E>): void {
  const { type } = event;
  const life = lifeOf(ready('emit', type), event, type);
  if (life === undefined || life.next().done === true) return;
  throw broken('word', `"${type}" was emitted now, and somebody asks because of it; emit it with yield*`);
}

/** `chance`, at once. */
export function chanceNow(n: number, d: number, label: string): boolean {
  return happens(ready('chance', label), n, d, label);
}

/** `draw`, at once. */
export function drawNow<T>(pile: readonly T[], label: string): T {
  return drawn(ready('draw', label), pile, label);
}
