import { randomAnswer } from '../execution/picks.ts';
import type { AnyGame } from '../game/game.ts';
import type { Choice, Prompt } from '../game/prompt.ts';
import type { Live } from '../match/live.ts';
import type { Oracle } from '../oracle/oracle.ts';
import { start } from '../play/start.ts';
import { canonical } from '../values/canonical.ts';
import { copyJson } from '../values/json.ts';
import { timed } from './deadline.ts';
import { strict } from './strict.ts';
import type { Time } from './time.ts';

/** A match that is decided by a list of numbers: easy to make at random, and easy to shorten. */
export interface Rehearsal {
  readonly seats: number;
  readonly seed: string;
  readonly options: unknown;
  readonly numbers: readonly number[];
}

/** One answer that was given. */
export interface GivenAnswer {
  readonly prompt: Prompt;
  readonly choice: Choice;
  /** The place of the first number that led to it. */
  readonly from: number;
}

/** Any match, for code that does not care about the game. */
export type AnyLive = Live;

/** A match as it was played, or as far as it came before the rules broke. */
export interface Played {
  match: AnyLive | undefined;
  readonly steps: GivenAnswer[];
  /** How many of the numbers were used. */
  used: number;
  /** True if there was no time for the rest of it. */
  isCut: boolean;
}

/** A match at its first prompt, strict unless told otherwise. */
export function raise(game: AnyGame, { seats, seed, options }: Rehearsal, isStrict = true): AnyLive {
  const how = { seats, seed, ...(options !== undefined && { options }) };
  return start(isStrict ? strictly(game) : timed(game), how) as AnyLive; // as start makes them
}

/** The game as checks play it: strictly, and no longer than they have time. */
export function strictly(game: AnyGame): AnyGame {
  return strict(timed(game));
}

/** Plays until the numbers run out or the match is over. Notes it in `played`. */
export function rehearse(game: AnyGame, rehearsal: Rehearsal, played: Played = unplayed(), time?: Time): AnyLive {
  played.match = raise(game, rehearsal);
  return playOn(played.match, rehearsal.numbers, played, time);
}

/** Plays a match on; the lowest waiting seat answers first, but in a race. Where a few answers take all the time, it stays unfinished. */
export function playOn(match: AnyLive, numbers: readonly number[], played = unplayed(), time?: Time): AnyLive {
  for (let prompt = lowest(match); prompt !== undefined && played.used < numbers.length; prompt = lowest(match)) {
    const { length } = played.steps;
    if (time?.isUp && length > 0 && length < FEW_ANSWERS) {
      time.leaveOut('ends of matches', 1);
      played.isCut = true;
      break;
    }
    const from = played.used;
    const choice = decide(prompt, () => numbers[played.used++] ?? 0);
    // What is offered may be part of the state, which changes.
    played.steps.push({ prompt: { ...prompt, options: copyJson(prompt.options) }, choice, from });
    match.answer(prompt.id, choice);
  }
  return match;
}

const FEW_ANSWERS = 250;

/** Gives the same answers again. */
export function follow(match: AnyLive, steps: readonly GivenAnswer[]): AnyLive {
  for (const { prompt, choice } of steps) match.answer(prompt.id, choice);
  return match;
}

/** The prompt of the lowest seat that is waited for; in a race of whoever is drawn to be first. */
export function lowest(match: AnyLive): Prompt | undefined {
  return match.prompts()[0];
}

/** The legal answer that the numbers lead to. */
export function decide(prompt: Prompt, next: () => number): Choice {
  return randomAnswer(prompt, { int: (n) => next() % n });
}

/** Divisible by every small number, so that each option is as likely as the others. */
export function anyNumber(oracle: Oracle): number {
  return oracle.int(720_720, 'number');
}

/** All that can be told of a match from outside, as one text. */
export function fingerprint(match: AnyLive): string {
  const prompts = match
    .prompts()
    .map(({ several, ...prompt }) => ({ ...prompt, several: several && [several.min, several.max] }));
  const byId = prompts.sort((a, b) => a.id - b.id);
  return canonical({ state: match.state, events: match.events, prompts: byId, outcome: match.outcome });
}

/** Nothing so far. */
export function unplayed(): Played {
  return { match: undefined, steps: [], used: 0, isCut: false };
}
