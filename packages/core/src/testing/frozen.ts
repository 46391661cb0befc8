import { broken } from '../values/errors.ts';
import { walk } from './invariants/sharing.ts';

/** Where objects come from that a strict match has frozen. */
type Whose = 'an event' | 'the options';

const frozen = new WeakMap<object, Whose>();

/** Freezes a value all the way down; `look` sees each part before it is frozen. */
export function freeze(
  value: unknown,
  path: string,
  whose: Whose,
  look: (part: object, path: string) => void = () => {},
): void {
  if (typeof value !== 'object' || value === null) return;
  look(value, path);
  frozen.set(value, whose);
  for (const [key, item] of Object.entries(Object.freeze(value))) freeze(item, `${path}.${key}`, whose, look);
}

/** Runs rules that change the state. If something there is frozen, the complaint says where it came from. */
export function thawed<T>(place: string, state: object, body: () => T): T {
  try {
    return body();
  } catch (error) {
    if (!isFrozen(error)) throw error;
    throw broken('event', `${place} changed something frozen (${(error as Error).message}); ${cureFor(place, state)}`);
  }
}

/** True of what the engine throws where something frozen is changed. */
export function isFrozen(error: unknown): boolean {
  return error instanceof TypeError && /read only property|not extensible|Cannot delete property/.test(error.message);
}

function cureFor(place: string, state: object): string {
  let found: readonly [part: object, path: string] | undefined;
  walk(state, 'state', (part, path) => {
    if (Object.isFrozen(part)) found ??= [part, path];
  });
  if (place === 'setup') return 'the options are frozen where keepsOptions is false: copy what you change';
  if (found === undefined) return 'events are frozen: copy it before you change it';
  const [part, path] = found;
  const whose = frozen.get(part);
  if (whose === 'the options')
    return `${path} is a part of the options, which setup has kept: copy it in setup, or take out keepsOptions: false`;
  if (whose === 'an event') return `${path} is a part of an event, and events are frozen: copy it`;
  return `${path} was frozen before it came into the state: put a copy there`;
}
