import type { AnyGame } from '../game/game.ts';
import type { Time } from './time.ts';

/**
 * What `body` returns, which catches what rules throw. Rules that are still at it when the time is up are stopped from inside;
 * then it is undefined, and nothing that came out of it counts, whoever has caught what stopped them.
 */
export function inTime<T>(time: Time, body: () => T): { readonly value: T } | undefined {
  const outer = running;
  const own = { time, isStopped: false };
  running = own;
  try {
    const value = body();
    return own.isStopped ? undefined : { value };
  } finally {
    running = outer;
  }
}

/** The game with rules that look at the clock now and then, and else play as they always do. */
export function timed(game: AnyGame): AnyGame {
  const known = clocks.get(game) ?? withClock(game);
  clocks.set(game, known);
  return known;
}

const clocks = new WeakMap<AnyGame, AnyGame>();

function withClock(game: AnyGame): AnyGame {
  const { before, after } = game;
  return {
    ...game,
    turn: (state) => {
      tick(1);
      return game.turn(state);
    },
    apply: each(game.apply as Table, (fold) => (state: object, event: object) => {
      tick(1);
      if (typeof fold === 'function') return fold(state, event); // as it is: strict mode looks at it
    }),
    ...(before && { before: each(before as Table, ticking) }),
    ...(after && { after: each(after as Table, ticking) }),
  } as AnyGame; // the same game, on a clock
}

/** Functions by types of events, or what stands in their place. */
type Table = { readonly [type: string]: unknown };

function each(table: Table, change: (entry: unknown) => unknown): Table {
  return Object.fromEntries(Object.entries(table).map(([type, entry]) => [type, change(entry)]));
}

/** A long list of listeners counts for as much as it takes to look through it. */
function ticking(derive: unknown) {
  return (state: object, event: object): unknown => {
    const listeners = (derive as (state: object, event: object) => readonly unknown[] | undefined)(state, event);
    tick(1 + (listeners?.length ?? 0));
    return listeners;
  };
}

let running: { readonly time: Time; isStopped: boolean } | undefined;
let ticks = 0;

function tick(weight: number): void {
  ticks += weight;
  if (ticks < LOOK_EVERY) return;
  ticks = 0;
  if (running === undefined || !running.time.isUp) return;
  running.isStopped = true;
  throw new Stopped('the time of the check is up');
}

const LOOK_EVERY = 50;

/** No fault of the rules: there is no more time to look at them. */
class Stopped extends Error {}
