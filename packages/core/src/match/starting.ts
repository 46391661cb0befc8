import type { Rules } from '../game/game.ts';
import type { Reseed } from '../game/record.ts';
import type { Oracle } from '../oracle/oracle.ts';
import { freshSeed, seedText } from '../oracle/seeded.ts';
import { brief } from '../values/brief.ts';
import { misuse } from '../values/errors.ts';
import { ownJson } from '../values/json.ts';
import { type Origin, orRefused, unused } from './origin.ts';

/** How to start a match. */
export interface Start {
  /** How many play; as many as usual, unless told otherwise. */
  readonly seats?: number | undefined;
  /** 64 hex digits are used as they are; any other text or number is spread. Made fresh where none is given. */
  readonly seed?: string | number | undefined;
  /** What `options` of the game checks and completes. Refused where a game has none. */
  readonly options?: unknown;
  /** Start from this position, in the game's own notation, instead of from the set-up. */
  readonly position?: unknown;
  /** false: keep no log; it is played again when asked for. */
  readonly log?: boolean | undefined;
  /** Chance from elsewhere, unused; from now on it is the match's own. Whoever loads the record gives the like again. */
  readonly oracle?: Oracle | undefined;
}

/** All of them: JavaScript would let a slip pass, such as `sead`, and play something else. */
export const START_FIELDS = [
  'seats',
  'seed',
  'options',
  'position',
  'log',
  'oracle',
] as const satisfies (keyof Start)[];

/** Checks what a match starts from. */
export function originOf(game: Rules, how: Start, reseeds: readonly Reseed[]): Origin {
  const { min, max, usual = min } = game.seats;
  const { seats = usual, seed = freshSeed(), log = true, oracle } = how;
  if (!Number.isInteger(seats) || seats < min || seats > max) {
    throw misuse('start', `${game.name} is for ${min === max ? min : `${min} to ${max}`} seats; got ${brief(seats)}`);
  }
  const options = checkedOptions(game, how.options, seats);
  const json = () => ownJson(how.position, 'position');
  const position = how.position === undefined ? undefined : orRefused(game, 'position', json);
  const chance = unused(oracle);
  return { seats, seed: seedText(seed), options, position, reseeds, log, chance, imagined: undefined };
}

function checkedOptions(game: Rules, given: unknown, seats: number): unknown {
  if (!game.options) {
    if (given === undefined) return undefined;
    throw misuse('options', `${game.name} has no options; got ${brief(given)}`);
  }
  const { options } = game;
  return orRefused(game, 'options', () => ownJson(options.call(game, given, seats), 'options'));
}
