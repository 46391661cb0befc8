import { object, whole } from '../fields/checks.ts';
import { checkGiven } from '../fields/given.ts';
import { brief } from '../values/brief.ts';
import { misuse, refusing } from '../values/errors.ts';
import { copyJson } from '../values/json.ts';
import type { AnyEvent, DeepReadonly, EventOf, Flow, Seat } from './flow.ts';
import type { Limits } from './limits.ts';
import type { Prompt } from './prompt.ts';
import type { MatchRecord } from './record.ts';
import type { Secrets, View } from './secrets.ts';

/** The rules: a plain object. `S` is the state, `E` the union of events, `O` the options of a match. */
export interface Game<S extends object, E extends AnyEvent, O = undefined> {
  /** What records and hosts call it: lower-case letters, digits and dashes. */
  readonly name: string;
  /** Goes up whenever old records would be played otherwise. See `upgrade`. */
  readonly version: number;
  /** How many may play, and how many do where nothing is said: `usual`, or else the fewest. */
  readonly seats: { readonly min: number; readonly max: number; readonly usual?: number | undefined };
  /** How long a match, a turn and the like may be, where that is not the usual. */
  readonly limits?: Partial<Limits> | undefined;
  /** Checks and completes what the caller gave as options; throws an Error that names the bad part. */
  options?(given: unknown, seats: number): O;
  /** false: set-up only reads the options and keeps no object of them, so that it needs no copy: 25 % of `pokemon_vs_showdown_log_off`. */
  readonly keepsOptions?: false | undefined;
  /** The state before anything happens. Pure: chance at the start belongs into `opening`. */
  setup(at: { readonly seats: number; readonly options: O }): S;
  /** Dealing and other chance at the start; may prompt. */
  opening?(state: DeepReadonly<S>): Flow<E>;
  /** Called again and again until `outcome` answers. */
  turn(state: DeepReadonly<S>): Flow<E>;
  /** How each event changes the state; `'informs'` for events that only tell. */
  readonly apply: { readonly [K in E['type']]: Fold<S, EventOf<E, K>> };
  /** Who may replace, add to or cancel an event. Types without an entry cannot be swallowed. */
  readonly before?: { readonly [K in E['type']]?: Derive<S, EventOf<E, K>, Before<E, K>> | undefined } | undefined;
  /** Who reacts to an event. */
  readonly after?: { readonly [K in E['type']]?: Derive<S, EventOf<E, K>, After<E, K>> | undefined } | undefined;
  /** What is hidden, and from whom. Without it everybody sees everything. */
  readonly secrets?: Secrets<S, E> | undefined;
  /** A place per seat when the match is over, else undefined. */
  outcome(state: DeepReadonly<S>): Outcome | undefined;
  /** What a seat may hope for by what it sees, from 0, all is lost, to 1: for agents that do not look to the end. */
  evaluate?(view: View<S>, seat: Seat): number;
  /** What the score of a seat is made of as things stand, by source, such as eggs or goals: at the end the sum is its score. */
  scoring?(state: DeepReadonly<S>, seat: Seat): { readonly [source: string]: number };
  /** What seats strive for: the best place, unless told otherwise, or, by `'score'`, as many points as they can get. */
  readonly aim?: 'place' | 'score' | undefined;
  /** A state from a compact description, for tests, puzzles and editors; throws an Error that names the bad part. */
  position?(json: unknown, seats: number): S;
  /**
   * Text for people, of an event, a prompt or an option; and of a thing by its name, what it does. Pure, and outside the
   * rules. Fields that a seat may not see are null.
   */
  readonly describe?:
    | {
        event?(event: DeepReadonly<E>): string;
        prompt?(prompt: Prompt): string;
        option?(option: unknown, prompt: Prompt): string;
        thing?(name: string): string | undefined;
      }
    | undefined;
  /** A record of an older version, made to fit this one, version included; as it is, if that cannot be. */
  upgrade?(record: MatchRecord): MatchRecord;
  /** A faster copy of the state, where a game wants one. */
  copy?(state: S): S;
}

/** How one event changes the state. Never keep an object of the event: copy it. */
export type Fold<S, X> = ((state: S, event: X) => void) | 'informs';

/** Listeners are derived from the state, in the order the rules say, each time they are needed. */
export type Derive<S, X, L> = (state: DeepReadonly<S>, event: X) => readonly L[];

/** What may stand between an event and its happening. */
export interface Before<E extends AnyEvent, in K extends E['type'] = E['type']> extends Listener {
  /** Return undefined to pass, `[]` to cancel, or the events that happen instead (among them the event itself, to add). */
  run(event: E & { readonly type: K }): Flow<E, readonly E[] | undefined>;
}

/** What reacts to an event that has happened: with a flow, a single word, or nothing. */
export interface After<E extends AnyEvent, in K extends E['type'] = E['type']> extends Listener {
  /** What it does about the event. */
  run(event: E & { readonly type: K }): Flow<E, unknown> | undefined;
  /** Whether it has gone since it was derived. Else the list is derived again to find out, after each that emits. */
  isGone?(): boolean;
}

/** What all listeners have: an id that is stable while the listener lives, and whose it is. */
export interface Listener {
  /** Names it in the log: stable while it lives. */
  readonly id: string;
  /** The seat whose it is; none where it is a rule of the game. */
  readonly owner?: Seat | undefined;
}

/** How the match ended for each seat. Rank 1 is best; equal ranks are ties. */
export type Outcome = readonly SeatResult[];

/** How a seat has done: its rank, and its points in the measure of the game. */
export interface SeatResult {
  readonly rank: number;
  readonly score: number;
}

/** A game as core runs it: the state is some object, and everything is looked up by the type of an event. */
export type Rules = Game<object, AnyEvent, unknown>;

/** The game as core runs it: each function is only called with what its key promises. */
export function rulesOf<S extends object, E extends AnyEvent, O>(game: Game<S, E, O>): Rules {
  checkGiven('a game', game);
  return game as unknown as Rules;
}

/** A game whose state and events do not matter to the caller. */
// biome-ignore lint/suspicious/noExplicitAny: the only way to say "for some state and events" of an invariant type
export type AnyGame = Game<any, any, any>;

/**
 * Checks what types cannot, once, and returns the game. Every game begins with it.
 *
 * @example
 * ```ts
 * import { choose, defineGame, emit, rank } from '@fermata/core';
 * import { scripted } from '@fermata/core/testing';
 *
 * const heap = defineGame<{ left: number }, { type: 'took'; count: number }>({
 *   name: 'heap', version: 1, seats: { min: 1, max: 1 },
 *   setup: () => ({ left: 3 }),
 *   *turn() { yield* emit({ type: 'took', count: yield* choose(0, 'Take how many?', [1, 2]) }); },
 *   apply: { took: (state, { count }) => { state.left -= count; } },
 *   outcome: ({ left }) => (left <= 0 ? rank([left]) : undefined),
 * });
 * scripted(heap, { choices: [2, 1] }).outcome; // → [{ rank: 1, score: 0 }]
 * ```
 */
export function defineGame<S extends object, E extends AnyEvent, O = undefined>(game: Game<S, E, O>): Game<S, E, O> {
  const { name, version, seats } = rulesOf(game);
  // In JavaScript there may be no name at all, which a pattern takes for the word "undefined".
  if (typeof name !== 'string' || !/^[a-z][a-z0-9-]*$/.test(name))
    throw misuse('start', `a game's name is lower-case letters and dashes; got ${brief(name)}`);
  refusing('start', `${name}: `, () => {
    whole(version, 'version', 0);
    const { min, max } = object(seats, 'seats');
    whole(max, 'seats.max', whole(min, 'seats.min', 1, SEATS_MAX), SEATS_MAX);
  });
  for (const type in { ...game.before, ...game.after }) {
    if (!(type in game.apply))
      throw misuse('start', `${name} has a listener on "${type}", which is no event of its own`);
  }
  return game;
}

/** Prompt ids hold the seat, so seats are bounded. */
export const SEATS_MAX = 64;

/**
 * Places from scores: the highest is first, equal scores share a rank, unless further lists, the most important first, break the
 * tie. Most games end with it.
 *
 * @example
 * ```ts
 * import { rank } from '@fermata/core';
 *
 * rank([7, 12, 7]); // → [{ rank: 2, score: 7 }, { rank: 1, score: 12 }, { rank: 2, score: 7 }]
 * rank([7, 7], [0, 3]); // → [{ rank: 2, score: 7 }, { rank: 1, score: 7 }]
 * ```
 */
export function rank(scores: readonly number[], ...ties: readonly (readonly number[])[]): Outcome {
  const lists = [scores, ...ties];
  for (const list of lists) checkGiven('a list', list);
  const ahead = (other: number, seat: number) =>
    lists.reduce((by, list) => by || (list[other] as number) - (list[seat] as number), 0); // one for each seat
  return scores.map((score, seat) => ({ rank: 1 + scores.filter((_, other) => ahead(other, seat) > 0).length, score }));
}

/** A copy of the state, by the game's own way if it has one. */
export function copyState(game: Rules, state: object): object {
  return !game.copy ? copyJson(state) : game.copy(state);
}
