import { broken } from '../errors.ts';
import { lifeOf } from '../execution/life.ts';
import type { Ev } from '../flow.ts';
import { drawn, happens } from './chance.ts';
import { ready } from './word.ts';

/**
 * Words that are run at once, without `yield*`. Where a stretch of the rules only follows from what was chosen before it, its
 * functions need not be flows then, and nothing is made that only a flow needs. If somebody who listens asks, it throws.
 */
export const now = {
  emit<E extends Ev = Ev>(event: NoInfer<E>): void {
    const { type } = event;
    const life = lifeOf(ready('emit', type), event, type);
    if (life === undefined || life.next().done === true) return;
    throw broken('word', `"${type}" was emitted now, and somebody asks because of it; emit it with yield*`);
  },
  chance: (n: number, d: number, label: string): boolean => happens(ready('chance', label), n, d, label),
  draw: <T>(pile: readonly T[], label: string): T => drawn(ready('draw', label), pile, label),
};
