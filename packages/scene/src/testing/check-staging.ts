import { type AnyGame, type AnyMatch, choose, type Seat, SPECTATOR, seeded, start } from '@fermata/core';
import { asked, type FrameNews, frames, isAlike } from '@fermata/core/host';
import { checkGiven } from '../given.ts';
import type { AnyStaging } from '../staging.ts';
import { checkAnswers } from './check-answers.ts';
import { checkQuestion } from './check-question.ts';
import { ANSWERS_MAX, answerAtRandom, leadIn } from './lead-in.ts';
import { Tokens } from './tokens.ts';
import { type Kinds, Viewer } from './viewer.ts';

/** How to check a staging. */
export interface StagingCheck {
  /** Seats of each match; all that the game allows, by turns, unless told. */
  readonly seats?: number;
  /** How many random matches are played. */
  readonly matches?: number;
  /** What they come from: another seed, other matches. */
  readonly seed?: string;
  /** The options of each match. */
  readonly options?: unknown;
  /** Answers after which a match is left. */
  readonly answersMax?: number;
  /** Looks at another part of each match, the start of the first and the end of the last, where `answersMax` is all there is time for. */
  readonly spread?: boolean;
}

/** What was looked at. */
export interface CheckedStaging {
  readonly matches: number;
  /** How many questions were asked, and of how many every option that is no declared button is on the board. */
  readonly questions: number;
  readonly onBoard: number;
  /** What is listed as `plain`, `silent` or with `answers` and never came up: too few matches, or a slip. */
  readonly unmet: readonly unknown[];
}

/**
 * Plays random matches and holds a staging to S1 to S8, as every seat and a spectator see them, after every event, from the
 * first one on, and at every question. Throws BrokenStaging at the first fault.
 *
 * @example
 * ```ts
 * import { pig, staging } from '@fermata/pig';
 * import { checkStaging } from '@fermata/scene/testing';
 *
 * const { questions, onBoard } = checkStaging(pig, staging, { matches: 2 });
 * questions > 0 && onBoard === questions; // → true
 * ```
 */
export function checkStaging(game: AnyGame, staging: AnyStaging, check: StagingCheck = {}): CheckedStaging {
  checkGiven('a game', game);
  checkGiven('a staging', staging);
  checkGiven('the check of a staging', check);
  const { seats, matches = 20, seed = 'staging', options, answersMax = ANSWERS_MAX, spread = false } = check;
  checkWhole('matches', matches);
  checkWhole('answersMax', answersMax);
  checkNames('staging', staging, STAGING);
  checkNames('the check of a staging', check, CHECK);
  const { plain = [], silent = [], answers: listed = {} } = staging;
  if (!Array.isArray(plain) || !Array.isArray(silent)) throw new TypeError('plain and silent are lists of names');
  const { min, max } = game.seats;
  let [questions, onBoard] = [0, 0];
  const met = new Set<unknown>();
  for (let number = 0; number < matches; number++) {
    const count = seats ?? min + (number % (max - min + 1));
    const how = { seed: `${seed} ${number}`, seats: count, ...(options !== undefined && { options }) };
    const begin = () => ({ match: start(game, how), oracle: seeded(`${seed} ${number}`, 1) });
    const { match, oracle } = begin();
    const isLate = spread && number > 0;
    if (isLate) leadIn(match, oracle, begin(), { share: number / (matches - 1), answersMax });
    const tokens = new Tokens(match);
    const viewers = viewersOf(match, staging, tokens, isLate ? undefined : start(unopened(game), how));
    for (let answers = 0; answers < answersMax && match.outcome === undefined; answers++) {
      for (const prompt of match.prompts()) {
        const question = asked(game, prompt);
        for (const it of plain) if (isOf(question, it)) met.add(it);
        const viewer = viewers.get(prompt.seat) as Viewer; // one for each seat
        checkAnswers(viewer, question);
        if (question.label in listed) met.add(question.label);
        questions++;
        if (checkQuestion(viewer, question)) onBoard++;
      }
      tokens.compare(viewers.values());
      if (answers % LOOKED_INTO === number % LOOKED_INTO) compareWorlds(match, viewers);
      answerAtRandom(match, oracle);
    }
    tokens.compare(viewers.values());
    if (match.outcome !== undefined) for (const viewer of viewers.values()) viewer.hear();
    for (const { type } of match.events) met.add(type);
  }
  return {
    matches,
    questions,
    onBoard,
    unmet: [...plain, ...Object.keys(listed), ...silent].filter((it) => !met.has(it)),
  };
}

/** Another world takes a while: it is looked for at every so many answers. */
const LOOKED_INTO = 7;

function checkWhole(name: string, value: number): void {
  if (!(Number.isInteger(value) && value > 0))
    throw new TypeError(`${name} is a whole number from 1 on; got ${value}: a check that looks at nothing is none`);
}

const STAGING = ['scene', 'points', 'leads', 'cues', 'verdict', 'plain', 'answers', 'silent'];
const CHECK = ['seats', 'matches', 'seed', 'options', 'answersMax', 'spread'];

/** What is misspelt would be left out, and nobody told. */
function checkNames(what: string, given: object, known: readonly string[]): void {
  const odd = Object.keys(given).find((name) => !known.includes(name));
  if (odd !== undefined) throw new TypeError(`${what} has no "${odd}"; it has ${known.join(', ')}`);
}

/** The same game, stopped before anything has happened: what the first event changes is seen by that. */
function unopened(game: AnyGame): AnyGame {
  return {
    ...game,
    *opening() {
      yield* choose(0, 'Begin?', ['yes', 'no']);
    },
  };
}

/**
 * Everybody who looks on: each has seen all since the match stood at `before`, if that is given, and is told of further frames
 * as they happen.
 */
function viewersOf(
  match: AnyMatch,
  staging: AnyStaging,
  tokens: Tokens,
  before: AnyMatch | undefined,
): ReadonlyMap<Seat, Viewer> {
  if (before !== undefined) tokens.lay(before); // what is dealt comes from there
  const kinds: Kinds = new Map();
  const everybody = [SPECTATOR, ...Array.from({ length: match.seats }, (_, seat) => seat)];
  return new Map(
    everybody.map((seat) => {
      const viewer = new Viewer(match, staging, seat, { tokens, kinds, view: (before ?? match).view(seat) });
      for (const frame of before === undefined ? [] : frames(match, seat)) viewer.see(frame);
      viewer.look(match.view(seat));
      match.follow(seat, (news: FrameNews) => {
        for (const frame of news.frames) viewer.see(frame);
      });
      return [seat, viewer];
    }),
  );
}

/** True if a question has this label, or this option. */
function isOf(
  { label, options }: { readonly label: string; readonly options: readonly unknown[] },
  it: unknown,
): boolean {
  return label === it || options.some((option) => isAlike(option, it));
}

/** S3, in a world that a seat cannot tell from this one, by turns: it is alike to a spectator, too. */
function compareWorlds(match: AnyMatch, viewers: ReadonlyMap<Seat, Viewer>): void {
  if (match.game.secrets === undefined) return;
  const world = match.redeal(match.choices % match.seats, seeded(`world ${match.choices}`));
  for (const viewer of viewers.values()) viewer.compare(world);
}
