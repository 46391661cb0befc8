import { checkFields, checkGiven } from '../fields/given.ts';
import type { AnyGame } from '../game/game.ts';
import { seeded } from '../oracle/seeded.ts';
import { brief } from '../values/brief.ts';
import { misuse } from '../values/errors.ts';
import { BrokenInvariant } from './broken-invariant.ts';
import { endless } from './endless.ts';
import { type Fault, faultIn, type Look } from './fault.ts';
import { guarded } from './guards.ts';
import { INVARIANTS, type Invariant } from './invariants/invariants.ts';
import { anyNumber, type Rehearsal } from './rehearsal.ts';
import { report } from './report.ts';
import { shorten } from './shorten.ts';
import { type LeftOut, Time } from './time.ts';

/** How much to check. */
export interface Check {
  /** All numbers of seats in turn, unless told otherwise. */
  readonly seats?: number | undefined;
  /** How many matches are played, one at least. */
  readonly matches?: number | undefined;
  /** What they come from: another seed, other matches. */
  readonly seed?: string | undefined;
  /** The options of each match. */
  readonly options?: unknown;
  /** Prompts of each match at which to look closely. */
  readonly places?: number | undefined;
  /** Answers after which a match must be over. */
  readonly answersMax?: number | undefined;
  /** Seconds after which what is left is left out, and said so. */
  readonly seconds?: number | undefined;
  /** Called after each match, for whoever shows how far it has come. */
  afterMatch?(): void;
}

/** What was looked at. */
export interface Checked {
  /** How many matches were played. */
  readonly matches: number;
  /** What there was no time for: nothing, unless a game is heavy. */
  readonly leftOut: readonly LeftOut[];
}

/**
 * Plays random matches and tests all twelve invariants on each. A failure is shortened and thrown as BrokenInvariant.
 * Every game has a test that calls it.
 *
 * @example
 * ```ts
 * import { checkGame } from '@fermata/core/testing';
 * import { kuhnPoker } from '@fermata/kuhn-poker';
 *
 * checkGame(kuhnPoker, { seats: 2, matches: 2 }); // → { matches: 2, leftOut: [] }
 * ```
 */
export function checkGame(game: AnyGame, check: Check = {}): Checked {
  return checkInvariants(game, check, INVARIANTS);
}

/**
 * The ninth invariant alone: no view, prompt, event or wait tells a seat what it may not know. `checkGame` includes it.
 *
 * @example
 * ```ts
 * import { leaks } from '@fermata/core/testing';
 * import { kuhnPoker } from '@fermata/kuhn-poker';
 *
 * leaks(kuhnPoker, { matches: 2 }); // → { matches: 2, leftOut: [] }
 * ```
 */
export function leaks(game: AnyGame, check: Check = {}): Checked {
  return checkInvariants(
    game,
    check,
    INVARIANTS.filter(({ number }) => number === 9),
  );
}

function checkInvariants(game: AnyGame, check: Check, invariants: readonly Invariant[]): Checked {
  checkGiven('a game', game);
  checkFields(check, 'the check', FIELDS);
  const { seats, matches = 25, seed = 'check', options, places = 4, answersMax = 5_000, seconds = SECONDS } = check;
  // A check that looks at nothing would pass.
  if (!(Number.isSafeInteger(matches) && matches > 0))
    throw misuse('options', `matches is a whole number from 1 on; got ${brief(matches)}`);
  if (typeof seconds !== 'number' || !(seconds > 0))
    throw misuse('options', `seconds is a number above 0; got ${brief(seconds)}`);
  const time = new Time(seconds);
  const look: Look = { game, places, worlds: 1, invariants, tally: { pairs: 0, differing: 0 }, time };
  let match = 0;
  for (; match < matches && (match === 0 || !time.isUp); match++) {
    const oracle = seeded(`${seed} ${match}`, 1);
    const numbers = Array.from({ length: answersMax }, () => anyNumber(oracle));
    const { min, max } = game.seats;
    const count = seats ?? min + (match % (max - min + 1));
    guarded(() => checkMatch({ seats: count, seed: `${seed} ${match}`, options, numbers }, look));
    check.afterMatch?.();
  }
  if (match < matches) time.leaveOut('matches', matches - match);
  const { leftOut } = time;
  const { pairs, differing } = look.tally;
  // Where there was no time to compare worlds, that is left out, and no fault.
  if (game.secrets === undefined || differing > 0 || leftOut.length > 0) return { matches: match, leftOut };
  const what = `secrets are declared, but in ${pairs} pairs of worlds nothing hidden differed: the test of leaks tests nothing`;
  throw new BrokenInvariant(game.name, 9, what);
}

const FIELDS = [
  'seats',
  'matches',
  'seed',
  'options',
  'places',
  'answersMax',
  'seconds',
  'afterMatch',
] as const satisfies readonly (keyof Check)[];

/** A fault is found in a few; what is heavier than that is looked at in part. */
const SECONDS = 10;

function checkMatch(rehearsal: Rehearsal, look: Look): void {
  const { game } = look;
  const fault = faultIn(rehearsal, look, (match) => {
    if (match.outcome === undefined) throw report(game, endless(game, rehearsal));
  });
  if (fault === undefined) return;
  const { check, number, place = 0, played } = fault;
  const invariants = check === undefined ? [] : [check];
  const closer = { ...look, ...(number === 9 ? LATELY : CLOSER), invariants };
  const faultOf = (numbers: readonly number[]): Fault | undefined => {
    const found = faultIn({ ...rehearsal, numbers }, { ...closer, time: new Time(SHOWN_AGAIN) });
    return found?.number === number ? found : undefined;
  };
  // Where it was found, or a few answers later: what a choice leads to is shown after it.
  const lengths = played.steps.slice(place, place + 4).map(({ from }) => from);
  throw report(game, shorten(fault, faultOf, lengths));
}

/** Seconds in which a shorter match has to show the fault. */
const SHOWN_AGAIN = 3;

/** A short match is looked at everywhere, and more often; for a leak, which takes long to look for, at its end. */
const CLOSER = { places: 12, worlds: 6 };
const LATELY = { places: 3, worlds: 5, isLate: true };
