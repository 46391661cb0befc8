import { BrokenRules } from '../errors.ts';
import type { AnyGame } from '../game.ts';
import { choicesOf } from '../match/origin.ts';
import { headOf } from '../match/record.ts';
import { seeded } from '../oracle/seeded.ts';
import { BrokenInvariant } from './broken-invariant.ts';
import { INVARIANTS, type Invariant, invariantOf } from './invariants.ts';
import type { Tally } from './leaks.ts';
import { type AnyLive, type Played, type Rehearsal, rehearse } from './rehearsal.ts';
import { shorten } from './shorten.ts';

/** How much to check. */
export interface Check {
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
  const ninth = INVARIANTS.filter(({ number }) => number === 9);
  checkInvariants(game, check, ninth);
}

function checkInvariants(game: AnyGame, check: Check, invariants: readonly Invariant[]): void {
  const { seats = game.seats.min, matches = 25, seed = 'check', options, places = 4, answersMax = 5_000 } = check;
  const tally: Tally = { pairs: 0, differing: 0 };
  for (let match = 0; match < matches; match++) {
    const oracle = seeded(`${seed} ${match}`, 1);
    const numbers = Array.from({ length: answersMax }, () => oracle.int(NUMBERS, 'number'));
    const look = { game, places, tally, invariants };
    const fault = faultIn({ seats, seed: `${seed} ${match}`, options, numbers }, look, true);
    if (fault !== undefined)
      throw told(
        game,
        shorten(fault, (rehearsal) => faultIn(rehearsal, look, false)),
      );
  }
  if (game.secrets !== undefined && tally.differing === 0) {
    throw new BrokenInvariant(
      game.name,
      9,
      `in ${tally.pairs} pairs of worlds nothing hidden differed, so that the leak test tests nothing`,
      '',
    );
  }
}

/** Divisible by every small number, so that each option is as likely as the others. */
const NUMBERS = 720_720;

/** An invariant that a rehearsal breaks. */
export interface Fault {
  readonly number: number;
  readonly what: string;
  readonly rehearsal: Rehearsal;
  readonly played: Played;
  readonly error: unknown;
}

interface Look {
  readonly game: AnyGame;
  readonly places: number;
  readonly tally: Tally;
  readonly invariants: readonly Invariant[];
}

function faultIn(given: Rehearsal, { game, places, tally, invariants }: Look, mustEnd: boolean): Fault | undefined {
  const played: Played = { match: undefined, steps: [], used: 0 };
  const fault = (number: number, what: string, error?: unknown): Fault => {
    return { number, what, error, played, rehearsal: { ...given, numbers: given.numbers.slice(0, played.used) } };
  };
  let match: AnyLive;
  try {
    match = rehearse(game, given, played);
  } catch (error) {
    return fault(invariantOf(error), (error as Error).message, error);
  }
  if (mustEnd && match.outcome === undefined)
    return fault(8, `the match is not over after ${played.steps.length} answers`);
  const rehearsal = { ...given, numbers: given.numbers.slice(0, played.used) };
  const scene = {
    game,
    rehearsal,
    played: { match, steps: played.steps },
    places: somePlaces(played.steps.length, places, given.seed),
    tally,
  };
  for (const { number, check } of invariants) {
    try {
      const what = check(scene);
      if (what !== undefined) return fault(number, what);
    } catch (error) {
      return fault(error instanceof BrokenRules ? invariantOf(error) : number, (error as Error).message, error);
    }
  }
  return undefined;
}

/** A few of the places 0 to `last`, all of them where there are few. */
function somePlaces(last: number, count: number, seed: string): number[] {
  const oracle = seeded(seed, 2);
  const all = Array.from({ length: last + 1 }, (_, at) => at);
  while (all.length > count) all.splice(oracle.int(all.length, 'place'), 1);
  return all;
}

function told(game: AnyGame, { number, what, played, error, rehearsal }: Fault): BrokenInvariant {
  const { match, steps } = played;
  const known = error instanceof BrokenRules ? error.record : undefined;
  const record = known ??
    (match && headOf(match, choicesOf(match.past, match.exec))) ?? { seats: rehearsal.seats, seed: rehearsal.seed };
  const choices = steps.map(({ seat, choice }) => `seat ${seat}: ${JSON.stringify(choice)}`).join(' · ');
  return new BrokenInvariant(
    game.name,
    number,
    what,
    `choices: ${choices || 'none'}\nrecord: ${JSON.stringify(record)}`,
  );
}
