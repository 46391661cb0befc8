import type { AnyGame } from '../../game/game.ts';
import type { Choice, Prompt } from '../../game/prompt.ts';
import { BrokenRules } from '../../values/errors.ts';
import { difference } from '../difference.ts';
import {
  type AnyLive,
  fingerprint,
  follow,
  type GivenAnswer,
  playOn,
  type Rehearsal,
  raise,
  rehearse,
} from '../rehearsal.ts';
import { thrown } from '../said.ts';
import type { Time } from '../time.ts';

/** A match to look at, and where to look. */
export interface Subject {
  readonly game: AnyGame;
  readonly rehearsal: Rehearsal;
  readonly match: AnyLive;
  readonly steps: readonly GivenAnswer[];
  /** The match as it ended, as one text. */
  readonly end: string;
  /** The places at which to look: numbers of steps. */
  readonly places: readonly number[];
  /** How many other worlds to compare with at each place. */
  readonly worlds: number;
  /** Numbers for playing otherwise. */
  readonly others: readonly number[];
  readonly tally: Tally;
  readonly time: Time;
  /** Where the check is looking. */
  readonly at: { place: number | undefined };
}

/** The places, as many as there is time for. */
export function* placesIn({ places, time, at }: Subject, what: string, are = places): Generator<number> {
  for (const place of time.among(are, `places at which ${what}`)) {
    at.place = place;
    yield place;
  }
}

/** How many worlds were compared, and in how many something hidden differed. */
export interface Tally {
  pairs: number;
  differing: number;
}

/** Thrown by a check: what the game does not keep. */
export class Unkept extends Error {}

/** Thrown by a check that played what nobody had played before, and the rules broke: the match that shows it. */
export class Strayed extends Error {
  readonly rehearsal: Rehearsal;

  constructor(rehearsal: Rehearsal, cause: unknown) {
    super(thrown(cause));
    this.rehearsal = rehearsal;
  }
}

/** The match again, after its first choices. */
export function matchAt({ game, rehearsal, steps }: Subject, place: number, isStrict = true): AnyLive {
  return follow(raise(game, rehearsal, isStrict), steps.slice(0, place));
}

/** The match played on from there as it was. */
export function goingOn(match: AnyLive, { steps }: Subject, place: number): AnyLive {
  return follow(match, steps.slice(place));
}

/** Throws unless the match is the wanted one; to break down on the way is to be another one. */
export function same(what: string, wanted: string, match: () => AnyLive): void {
  must(what, () => {
    const found = fingerprint(match());
    return found === wanted ? undefined : difference(JSON.parse(wanted), JSON.parse(found));
  });
}

/** Throws if `wrong` answers. A breakdown is an answer, too, unless secrets are wrong: that is no fault of the check. */
export function must(what: string, wrong: () => string | undefined): void {
  let why: string | undefined;
  try {
    why = wrong();
  } catch (error) {
    if (error instanceof BrokenRules && error.code === 'secret') throw error;
    why = thrown(error);
  }
  if (why !== undefined) throw new Unkept(`${what}: ${why}`);
}

/** Plays a match, which stands at `place`, on with numbers of its own. */
export function stray(match: AnyLive, { rehearsal, steps }: Subject, place: number, numbers: readonly number[]): void {
  const before = rehearsal.numbers.slice(0, steps[place]?.from);
  straying({ ...rehearsal, numbers: [...before, ...numbers] }, () => playOn(match, numbers));
}

/** Plays another match in between. */
export function playAnother({ game, rehearsal, others }: Subject): void {
  const other = { ...rehearsal, seed: `${rehearsal.seed}, meanwhile`, numbers: others };
  straying(other, () => rehearse(game, other));
}

function straying(rehearsal: Rehearsal, body: () => void): void {
  try {
    body();
  } catch (error) {
    throw new Strayed(rehearsal, error);
  }
}

/** The name of the error that an answer is met with, which is to be refused. */
export function complaint(match: AnyLive, { id }: Prompt, wrong: unknown): string | undefined {
  try {
    match.answer(id, wrong as Choice); // it is none, or comes too late, and that is the point
    return undefined;
  } catch (error) {
    return (error as Error).name;
  }
}
