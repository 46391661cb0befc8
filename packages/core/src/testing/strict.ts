import { checkGiven } from '../fields/given.ts';
import type { AnyEvent, Flow } from '../game/flow.ts';
import type { AnyGame, Game, Listener } from '../game/game.ts';
import { BrokenRules, broken, faults, Misuse } from '../values/errors.ts';
import { checkOutcome } from './check-outcome.ts';
import { checkStored } from './check-stored.ts';
import { freeze, isFrozen, thawed } from './frozen.ts';
import { guarded } from './guards.ts';
import { lent } from './lent.ts';
import { isPromise, watched } from './listeners.ts';
import { thrown } from './said.ts';

/**
 * The same game behind glass: flows see the state through a read-only proxy, events are frozen, whatever rules make
 * must be JSON, and clock, unseeded chance and locale are out of reach while they run.
 *
 * @example
 * ```ts
 * import { emit, start } from '@fermata/core';
 * import { strict } from '@fermata/core/testing';
 * import { pig } from '@fermata/pig';
 *
 * const sloppy: typeof pig = {
 *   ...pig,
 *   *turn({ seat }) {
 *     if (Math.random() < 0.5) yield* emit({ type: 'busted', seat });
 *   },
 * };
 * start(strict(sloppy));
 * // throws rules used random; chance comes from the words, and rules know no clock and no locale
 * ```
 */
export function strict<S extends object, E extends AnyEvent, O>(game: Game<S, E, O>): Game<S, E, O> {
  checkGiven('a game', game);
  const known = behind.get(game) ?? strictly(game);
  behind.set(game, known);
  return known as Game<S, E, O>;
}

const behind = new WeakMap<object, AnyGame>();

function strictly(game: AnyGame): AnyGame {
  const { options, opening, position, evaluate } = game;
  return {
    ...game,
    ...(options && { options: (given, seats) => guarded(() => options.call(game, given, seats)) }),
    ...(position && { position: (json, seats) => guarded(() => position.call(game, json, seats)) }),
    setup: (at) => {
      if (game.keepsOptions === false) freeze(at.options, 'options', 'the options');
      return thawed('setup', {}, () => guarded(() => named('setup', () => game.setup(at))));
    },
    ...(opening && { opening: (state) => guardedFlow(() => opening.call(game, glass(state))) }),
    turn: (state) => guardedFlow(() => game.turn(glass(state))),
    // Asked at the start of every turn and at the end: whatever an event has made of the state is seen.
    outcome: (state) => {
      checkStored(state, 'state');
      const outcome = guarded(() => named('outcome', () => game.outcome(glass(state))));
      if (Array.isArray(outcome)) checkOutcome(outcome);
      return outcome;
    },
    ...(evaluate && {
      evaluate: (view, seat) => guarded(() => lent(view, (pane: object) => evaluate.call(game, pane, seat))),
    }),
    apply: each(game.apply, (fold, type) => (state: object, event: AnyEvent) => {
      checkEvent(event);
      if (typeof fold !== 'function') return;
      const result: unknown = thawed(`apply.${type}`, state, () => fold(state, event));
      if (isPromise(result))
        throw broken('event', `apply.${type} is async; what it changes comes too late: write it without`);
    }),
    ...(game.before && { before: each(game.before, (derive, type) => behindGlass('before', derive, type)) }),
    ...(game.after && { after: each(game.after, (derive, type) => behindGlass('after', derive, type)) }),
  };
}

/** Runs what is called from outside flows: where it breaks down, nothing else says which function it was. */
function named<T>(name: string, body: () => T): T {
  try {
    return body();
  } catch (error) {
    if (error instanceof BrokenRules || error instanceof Misuse || isFrozen(error)) throw error;
    throw Object.assign(broken('word', `${name} breaks down: ${thrown(error)}`), { cause: error });
  }
}

function each<T, U>(
  table: { readonly [type: string]: T | undefined },
  change: (entry: T, type: string) => U,
): { [type: string]: U } {
  return Object.fromEntries(Object.entries(table).map(([type, entry]) => [type, change(entry as T, type)])); // all are there
}

function behindGlass<L extends Listener>(
  when: 'before' | 'after',
  derive: (state: object, event: AnyEvent) => readonly L[],
  type: string,
): (state: object, event: AnyEvent) => readonly L[] {
  return (state, event) => {
    checkEvent(event);
    return watched(when, type, derive(glass(state), event)) as readonly L[]; // as they were
  };
}

/** Freezes the event where it is: whoever made it and changes it later is caught, too. */
function checkEvent(event: AnyEvent): void {
  if (Object.isFrozen(event)) return;
  const path = `event ${event.type}`;
  checkStored(event, path);
  freeze(event, path, 'an event', (part, at) => {
    if (seenThrough.has(part))
      throw broken('event', `${at} is a part of the state, which will change; put a copy into the event`);
  });
}

function guardedFlow(begin: () => Flow<AnyEvent>): Flow<AnyEvent> {
  const flow = guarded(begin);
  if (typeof flow?.[Symbol.iterator] !== 'function') return flow; // core says what is wrong with it
  let steps: Iterator<unknown, unknown> | undefined;
  const next = () =>
    uncaught(() =>
      guarded(() => {
        steps ??= flow[Symbol.iterator]();
        return steps.next();
      }),
    );
  const wrapped = { next, [Symbol.iterator]: () => wrapped };
  return wrapped as unknown as Flow<AnyEvent>; // core only asks for what is next
}

/** Runs a flow. What words throw must come out of it: whoever catches it goes on where a match has to stop. */
function uncaught<T>(body: () => T): T {
  faults.last = undefined;
  try {
    const step = body();
    const { last } = faults as { last: BrokenRules | undefined }; // it may have changed
    if (last !== undefined) throw broken('word', `rules caught ${last}; ${LOOK_FIRST}`);
    return step;
  } finally {
    faults.last = undefined; // it has come out
  }
}

/** What to do about rules that catch what words throw. */
export const LOOK_FIRST = 'take try and catch from around words, and look before you ask, draw or emit';

const panes = new WeakMap<object, object>();
const seenThrough = new WeakSet<object>();

/** The value, read-only all the way down; the same pane for the same object, so that identity still works. */
function glass<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value;
  const known = panes.get(value);
  if (known !== undefined) return known as T;
  const pane = new Proxy(value as object, PANE);
  panes.set(value, pane);
  seenThrough.add(pane);
  return pane as T; // it looks the same
}

const PANE: ProxyHandler<object> = {
  get: (target, key) => glass(Reflect.get(target, key)),
  set: refuse,
  deleteProperty: refuse,
  defineProperty: refuse,
};

function refuse(_target: object, key: string | symbol): never {
  throw broken('event', `a flow wrote to "${String(key)}" of the state; only apply changes the state: emit an event`);
}
