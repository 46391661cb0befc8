import type { Ask } from '../game/flow.ts';
import { broken } from '../values/errors.ts';
import type { Execution } from './execution.ts';

/** Where words find the match that runs them: one slot for the whole process, even if core is loaded twice. */
export interface Slot {
  readonly protocol: number;
  run: Execution | undefined;
  /** The place that words may not be used in, while in one: `apply`, `outcome`, … */
  closed: string | undefined;
  /** What every flow that waits hands out. */
  readonly waits: Ask<never>;
}

const PROTOCOL = 3;
const KEY = Symbol.for('@fermata/core');

/** The slot of `world`, made on first use; throws if another version of core has made one that differs. */
export function claimSlot(world: object): Slot {
  const holder = world as { [KEY]?: Slot };
  holder[KEY] ??= { protocol: PROTOCOL, run: undefined, closed: undefined, waits: { waits: true } };
  if (holder[KEY].protocol === PROTOCOL) return holder[KEY];
  throw broken(
    'word',
    `two versions of @fermata/core are loaded (protocols ${holder[KEY].protocol} and ${PROTOCOL}); keep one`,
  );
}

export const slot: Slot = claimSlot(globalThis);

/** Runs `body` where words may not be used, and says where that is. */
export function closed<T>(place: string, body: () => T): T {
  const outer = slot.closed;
  slot.closed = place;
  try {
    return body();
  } finally {
    slot.closed = outer;
  }
}
