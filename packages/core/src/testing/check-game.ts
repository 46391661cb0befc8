import type { AnyGame } from '../game.ts';
import { seeded } from '../oracle/seeded.ts';
import { BrokenInvariant } from './broken-invariant.ts';
import { endless } from './endless.ts';
import { type Fault, faultIn, type Look } from './fault.ts';
import { INVARIANTS, type Invariant } from './invariants/invariants.ts';
import { anyNumber, type Rehearsal } from './rehearsal.ts';
import { report } from './report.ts';
import { shorten } from './shorten.ts';

/** How much to check. */
export interface Check {
  /** All numbers of seats in turn, unless told otherwise. */
  readonly seats?: number;
  readonly matches?: number;
  readonly seed?: string;
  readonly options?: unknown;
  /** Prompts of each match at which to look closely. */
  readonly places?: number;
  /** Answers after which a match must be over. */
  readonly answersMax?: number;
}

/** Plays random matches and tests all eleven invariants on each. A failure is shortened and thrown as BrokenInvariant. */
export function checkGame(game: AnyGame, check: Check = {}): void {
  checkInvariants(game, check, INVARIANTS);
}

/** The ninth invariant alone: no view, prompt, event or wait tells a seat what it may not know. */
export function leaks(game: AnyGame, check: Check = {}): void {
  checkInvariants(
    game,
    check,
    INVARIANTS.filter(({ number }) => number === 9),
  );
}

function checkInvariants(game: AnyGame, check: Check, invariants: readonly Invariant[]): void {
  const { seats, matches = 25, seed = 'check', options, places = 4, answersMax = 5_000 } = check;
  const look: Look = { game, places, worlds: 1, invariants, tally: { pairs: 0, differing: 0 } };
  for (let match = 0; match < matches; match++) {
    const oracle = seeded(`${seed} ${match}`, 1);
    const numbers = Array.from({ length: answersMax }, () => anyNumber(oracle));
    const { min, max } = game.seats;
    const count = seats ?? min + (match % (max - min + 1));
    checkMatch({ seats: count, seed: `${seed} ${match}`, options, numbers }, look);
  }
  const { pairs, differing } = look.tally;
  if (game.secrets === undefined || differing > 0) return;
  const what = `secrets are declared, but in ${pairs} pairs of worlds nothing hidden differed: the test of leaks tests nothing`;
  throw new BrokenInvariant(game.name, 9, what);
}

function checkMatch(rehearsal: Rehearsal, look: Look): void {
  const { game } = look;
  const fault = faultIn(rehearsal, look, (match) => {
    if (match.outcome === undefined) throw report(game, endless(game, rehearsal));
  });
  if (fault === undefined) return;
  const closer = { ...look, ...CLOSER, invariants: fault.check === undefined ? [] : [fault.check] };
  const faultOf = (numbers: readonly number[]): Fault | undefined => {
    const found = faultIn({ ...rehearsal, numbers }, closer);
    return found?.number === fault.number ? found : undefined;
  };
  throw report(game, shorten(fault, faultOf));
}

/** A short match is looked at everywhere, and more often. */
const CLOSER = { places: 12, worlds: 6 };
