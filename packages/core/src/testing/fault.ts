import type { AnyGame } from '../game/game.ts';
import { seeded } from '../oracle/seeded.ts';
import { Misuse } from '../values/errors.ts';
import { inTime } from './deadline.ts';
import { type Blame, blame, type Invariant, PROMISES } from './invariants/invariants.ts';
import { Strayed, type Subject, type Tally, Unkept } from './invariants/subject.ts';
import { type AnyLive, anyNumber, fingerprint, type Played, type Rehearsal, rehearse, unplayed } from './rehearsal.ts';
import type { Time } from './time.ts';

/** An invariant that a rehearsal breaks. */
export interface Fault {
  readonly number: number;
  readonly what: string;
  /** What the rules threw, where they did. */
  readonly cause?: unknown;
  /** Its numbers are those that were used. */
  readonly rehearsal: Rehearsal;
  readonly played: Played;
  /** The check that found it; undefined where the rules broke while it was played. */
  readonly check: Invariant | undefined;
  /** The number of steps at which it was found, where that is known. */
  readonly place?: number | undefined;
}

/** What to look at, and how closely. */
export interface Look {
  readonly game: AnyGame;
  readonly invariants: readonly Invariant[];
  readonly places: number;
  /** True: the last ones; else any. */
  readonly isLate?: boolean;
  readonly worlds: number;
  readonly tally: Tally;
  readonly time: Time;
}

/** The first invariant that the rehearsal breaks, while it is played or when it is looked at closely. */
export function faultIn(
  given: Rehearsal,
  look: Look,
  isPlayed: (match: AnyLive) => void = () => {},
): Fault | undefined {
  const { game, worlds, tally, invariants, time } = look;
  const played = unplayed();
  const playing = inTime(time.part(2), () => breakdownOf(game, given, played, time.part(invariants.length + 8)));
  if (playing === undefined) return cutShort(given, look, played);
  if (playing.value !== undefined) return playing.value;
  const match = played.match as AnyLive; // it was played
  if (!played.isCut) isPlayed(match);
  const rehearsal = used(given, played);
  const { steps } = played;
  const end = fingerprint(match);
  const oracle = seeded(given.seed, 2);
  const others = Array.from({ length: OTHERWISE }, () => anyNumber(oracle));
  const chosen = somePlaces(steps.length, look, given.seed);
  const subject = { game, rehearsal, match, steps, end, places: chosen, worlds, others, tally };
  let found: Fault | undefined;
  for (const [at, check] of inTurn(invariants).entries()) {
    // What comes later in the order of checking tells less.
    if (found !== undefined && isLater(check, found, invariants)) continue;
    const own = { ...subject, at: { place: undefined }, time: time.part(invariants.length - at) };
    const looked = time.isUp ? undefined : inTime(time.part(2), () => foundBy(check, own, played));
    if (looked === undefined) time.leaveOut(testsOf(check), 1);
    else time.tested(testsOf(check));
    found = looked?.value ?? found;
  }
  return found;
}

/** What one check finds. */
function foundBy(check: Invariant, subject: Subject, played: Played): Fault | undefined {
  const { game, rehearsal, at } = subject;
  try {
    check.check(subject);
    return undefined;
  } catch (error) {
    const straight = error instanceof Strayed ? breakdownOf(game, error.rehearsal) : undefined;
    return straight ?? { ...verdict(error, check), rehearsal, played, check, place: at.place };
  }
}

/** The rules were stopped in the middle of an answer, or before the first: what comes before it is looked at. */
function cutShort(given: Rehearsal, look: Look, { match, steps }: Played): Fault | undefined {
  const { time, invariants } = look;
  time.leaveOut('ends of matches', 1);
  const last = steps.at(-1);
  if (match !== undefined && last !== undefined && !time.isUp)
    return faultIn({ ...given, numbers: given.numbers.slice(0, last.from) }, look);
  for (const check of invariants) time.leaveOut(testsOf(check), 1);
  return undefined;
}

/** A test of an invariant that there may be no time for, in words. */
function testsOf({ number }: Invariant): string {
  return `tests of invariant ${number} (${PROMISES[number]})`;
}

/** The order of checking, but for leaks: nobody sees those in play, so they come before the time is up. */
function inTurn([first, ...others]: readonly Invariant[]): Invariant[] {
  const rest = others.toSorted((one, other) => Number(other.number === 9) - Number(one.number === 9));
  return first === undefined ? [] : [first, ...rest];
}

function isLater(check: Invariant, found: Fault, invariants: readonly Invariant[]): boolean {
  return found.check === undefined || invariants.indexOf(check) > invariants.indexOf(found.check);
}

/** Answers given in a match that is played otherwise. */
const OTHERWISE = 20;

/** The fault if the rules break while the rehearsal is played. A caller's mistake is the caller's. */
function breakdownOf(game: AnyGame, given: Rehearsal, played = unplayed(), time?: Time): Fault | undefined {
  try {
    rehearse(game, given, played, time);
    return undefined;
  } catch (error) {
    if (played.match === undefined && error instanceof Misuse) throw error;
    return { ...blame(error), rehearsal: used(given, played), played, check: undefined };
  }
}

function used(given: Rehearsal, played: Played): Rehearsal {
  return { ...given, numbers: given.numbers.slice(0, played.used) };
}

/** What a check threw: what is not kept, or, where it came upon something new, what broke there. */
function verdict(error: unknown, { number }: Invariant): Blame {
  return error instanceof Unkept ? { number, what: error.message } : blame(error);
}

/** A few of the places 0 to `last`, all of them where there are few. */
function somePlaces(last: number, { places, isLate = false }: Look, seed: string): number[] {
  const oracle = seeded(seed, 2);
  const all = Array.from({ length: last + 1 }, (_, at) => at);
  while (all.length > places) all.splice(isLate ? 0 : oracle.int(all.length, 'place'), 1);
  return all;
}
