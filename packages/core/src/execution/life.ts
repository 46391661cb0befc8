import { broken } from '../errors.ts';
import type { Ev, Flow } from '../flow.ts';
import type { Listener } from '../game.ts';
import type { Execution } from './execution.ts';
import { chainOf, type Frame, frame, type Meeting } from './log.ts';
import { closed } from './slot.ts';

/**
 * An event's life, where someone listens to its type.
 *
 * 1. Those who listen before: after each that ran, the list is derived again and the first that this lineage has not met
 *    is next. What replaces an event inherits whom it has met, so each listener meets a lineage at most once.
 * 2. It is logged, with its cause. 3. It is applied.
 * 4. Those who listen after: derived once, each runs to its end; one that has gone by its turn is skipped.
 */
export function* live(run: Execution, event: Ev, depth: number, met: Meeting<Ev>[]): Flow<Ev, readonly Ev[]> {
  const cause = run.cause;
  if (depth > run.limits.depth) {
    throw broken('depth', `events cause each other more than ${run.limits.depth} deep: ${chainOf(cause, event)}`);
  }
  const waiting: Frame[] = [];
  const before = run.game.before?.[event.type];
  while (before !== undefined) {
    const listener = derived(() => before(run.state, event)).find(
      ({ id }) => !met.some((meeting) => meeting.listener === id),
    );
    if (listener === undefined) break;
    const link = frame('before', event, listener, depth, cause);
    run.cause = link;
    const instead = yield* listener.run(event);
    run.cause = cause;
    if (instead === undefined || (instead.length === 1 && instead[0] === event)) {
      met.push(meeting(listener, 'passed', event));
      waiting.push(link);
    } else if (instead.length === 0) {
      met.push(meeting(listener, 'cancelled', event));
      const index = run.logged(event, met, true);
      for (const earlier of [...waiting, link]) earlier.index = index;
      return instead;
    } else {
      met.push({ ...meeting(listener, 'replaced', event), into: instead });
      run.cause = link;
      const applied: Ev[] = [];
      for (const one of instead) applied.push(...(yield* live(run, one, depth + 1, met.slice())));
      run.cause = cause;
      return applied;
    }
  }
  const index = run.happen(event, met);
  for (const link of waiting) link.index = index;
  const after = run.game.after?.[event.type];
  if (after !== undefined) {
    const happened = run.happened;
    for (const listener of derived(() => after(run.state, event))) {
      const gone =
        run.happened !== happened && !derived(() => after(run.state, event)).some(({ id }) => id === listener.id);
      met.push(meeting(listener, gone ? 'gone' : 'reacted', event));
      if (gone) continue;
      run.cause = { ...frame('after', event, listener, depth, cause), index };
      yield* listener.run(event);
      run.cause = cause;
    }
  }
  return [event];
}

function meeting(listener: Listener, did: Meeting<Ev>['did'], event: Ev): Meeting<Ev> {
  return { listener: listener.id, owner: listener.owner, did, event };
}

function derived<L extends Listener>(list: () => readonly L[]): readonly L[] {
  const listeners = closed('the derivation of listeners', list);
  // Whom a lineage has met is known by id: two of one id would be taken for one.
  const ids = new Set(listeners.map(({ id }) => id));
  if (ids.size === listeners.length) return listeners;
  throw broken(
    'event',
    `two listeners have the same id; give each its own: ${listeners.map(({ id }) => id).join(', ')}`,
  );
}
