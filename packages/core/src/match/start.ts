import { Misuse, misuse } from '../errors.ts';
import { closed } from '../execution/slot.ts';
import { strictly } from '../execution/strict.ts';
import type { Ev } from '../flow.ts';
import { type Game, type Rules, rulesOf } from '../game.ts';
import { checkJson, copyJson } from '../json.ts';
import type { Oracle } from '../oracle/oracle.ts';
import { freshSeed, seeded } from '../oracle/seeded.ts';
import { Live } from './live.ts';
import type { Match } from './match.ts';
import { begin, type Origin, type Reseed, reseeded } from './origin.ts';

/** How to start a match. */
export interface Start {
  readonly seats?: number;
  /** 64 hex digits are used as they are; any other text or number is spread. Made fresh where none is given. */
  readonly seed?: string | number;
  readonly options?: unknown;
  /** Start from this position, in the game's own notation, instead of from the set-up. */
  readonly position?: unknown;
  /** For tests: flows behind glass, frozen events, clock and unseeded chance out of reach. */
  readonly strict?: boolean;
  /** false: keep no log; it is played again when asked for. */
  readonly log?: boolean;
  /** Chance from elsewhere, instead of from the seed: such a match cannot be loaded from its record alone. */
  readonly oracle?: Oracle;
}

/** Starts a match: sets up, plays the opening, and stands at the first question. */
export function start<S extends object, E extends Ev, O>(game: Game<S, E, O>, how: Start = {}): Match<S, E> {
  const rules = how.strict ? strictly(rulesOf(game)) : rulesOf(game);
  const origin = originOf(rules, how);
  return new Live(rules, origin, undefined, begin(rules, origin, [], how.oracle && { oracle: how.oracle }));
}

/** Checks everything a match starts from. */
export function originOf<S extends object, E extends Ev>(
  game: Rules<S, E>,
  how: Start & { readonly reseeds?: readonly Reseed[] },
): Origin<S> {
  const { min, max } = game.seats;
  const { seats = min, position } = how;
  if (!Number.isInteger(seats) || seats < min || seats > max) {
    throw misuse('start', `${game.name} is for ${min === max ? min : `${min} to ${max}`} seats; got ${seats}`);
  }
  const options = named(`options of ${game.name}`, () => checkedOptions(game, how.options, seats));
  const state = () => (position === undefined ? game.setup({ seats, options }) : placed(game, position));
  const first = closed('setup', () => (position === undefined ? state() : named(`position of ${game.name}`, state)));
  checkJson(first, 'state');
  const seed = String(how.seed ?? freshSeed());
  const origin: Origin<S> = {
    seats,
    seed,
    options,
    position: copyJson(position),
    reseeds: [],
    strict: how.strict ?? false,
    log: how.log ?? true,
    state: () => closed('setup', state),
    oracle: () => how.oracle?.at(0) ?? seeded(seed),
    asked: Array<number>(seats).fill(0),
    turn: position === undefined ? 0 : 1,
    logged: 0,
    supposed: false,
  };
  return (how.reseeds ?? []).reduce((before, { at, seed }) => reseeded(before, at, seed), origin);
}

function checkedOptions<S extends object, E extends Ev>(game: Rules<S, E>, given: unknown, seats: number): unknown {
  if (game.options !== undefined) return game.options(given, seats);
  if (given === undefined) return undefined;
  throw new Error('the game has none');
}

function placed<S extends object, E extends Ev>(game: Rules<S, E>, position: unknown): S {
  if (game.position === undefined) throw new Error('the game has none');
  return game.position(copyJson(position));
}

/** What the game refuses is a caller's mistake, and says of what. */
function named<T>(what: string, body: () => T): T {
  try {
    return body();
  } catch (error) {
    throw error instanceof Misuse ? error : misuse('options', `bad ${what}: ${(error as Error).message}`);
  }
}
