import { broken } from '../errors.ts';
import type { Ev } from '../flow.ts';
import type { Rules } from '../game.ts';
import { checkJson, copyJson } from '../json.ts';

/** The game with its flows behind glass: they see the state through a read-only proxy, and their state must be JSON. */
export function strictly<S extends object, E extends Ev>(game: Rules<S, E>): Rules<S, E> {
  const { opening } = game;
  return {
    ...game,
    ...(opening && { opening: (state) => opening.call(game, glass(state)) }),
    turn: (state) => game.turn(glass(state)),
    // Asked at the start of every turn and at the end: whatever an event has made of the state is seen.
    outcome: (state) => {
      checkJson(state, 'state');
      return game.outcome(glass(state));
    },
    before: behindGlass(game.before),
    after: behindGlass(game.after),
  };
}

type Derivations<S, E, L> = { readonly [type: string]: ((state: S, event: E) => L) | undefined };

function behindGlass<S, E, L>(derivations: Derivations<S, E, L> | undefined): Derivations<S, E, L> | undefined {
  if (derivations === undefined) return undefined;
  const all: { [type: string]: (state: S, event: E) => L } = {};
  for (const [type, derive] of Object.entries(derivations as { [type: string]: (state: S, event: E) => L })) // as defined
    all[type] = (state, event) => derive(glass(state), event);
  return all;
}

/** A copy of the event that nobody can change, and that shares nothing with the flow that made it. */
export function frozen<E>(event: E): E {
  checkJson(event, `event ${(event as Ev).type}`);
  return freeze(copyJson(event));
}

/** Runs `body` with the clock and unseeded chance out of reach. */
export function guarded(body: () => void): void {
  const guards = GUARDED.map(([holder, key]) => [holder, key, Object.getOwnPropertyDescriptor(holder, key)] as const);
  for (const [holder, key] of guards) Object.defineProperty(holder, key, { configurable: true, value: forbid(key) });
  try {
    body();
  } finally {
    for (const [holder, key, was] of guards) Object.defineProperty(holder, key, was as PropertyDescriptor); // all exist
  }
}

const GUARDED: readonly (readonly [object, string])[] = [
  [Math, 'random'],
  [globalThis, 'Date'],
  [globalThis, 'performance'],
  [String.prototype, 'localeCompare'],
];

/** Something that complains whether it is called, constructed or read. */
function forbid(name: string): unknown {
  const complain = (): never => {
    throw broken('clock', `rules used ${name}; chance comes from the words, and rules know no clock and no locale`);
  };
  return new Proxy(class {}, { apply: complain, construct: complain, get: complain });
}

const panes = new WeakMap<object, object>();

/** The value, read-only all the way down; the same pane for the same object, so that identity still works. */
function glass<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value;
  const known = panes.get(value);
  if (known !== undefined) return known as T;
  const pane = new Proxy(value as object, PANE);
  panes.set(value, pane);
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

function freeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null) Object.values(Object.freeze(value)).forEach(freeze);
  return value;
}
