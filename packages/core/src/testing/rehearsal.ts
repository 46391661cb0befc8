import { picksAfter } from '../execution/picks.ts';
import type { Seat } from '../flow.ts';
import type { AnyGame } from '../game.ts';
import { canonical } from '../json.ts';
import { LIMITS } from '../limits.ts';
import type { Live } from '../match/live.ts';
import { start } from '../match/start.ts';
import type { Choice, Prompt } from '../prompt.ts';

/** A match that is decided by a list of numbers: easy to make at random, and easy to shorten. */
export interface Rehearsal {
  readonly seats: number;
  readonly seed: string;
  readonly options: unknown;
  readonly numbers: readonly number[];
}

/** One answer that was given. */
export interface Step {
  readonly seat: Seat;
  readonly id: number;
  readonly choice: Choice;
}

/** Any match, for code that does not care about the game. */
export type AnyLive = Live<object, AnyEvent>;
export type AnyEvent = { readonly type: string };

/** A match as it was played, or as far as it came before the rules broke. */
export interface Played {
  match: AnyLive | undefined;
  readonly steps: Step[];
  /** How many of the numbers were used. */
  used: number;
}

/** A match at its first prompt, strict unless told otherwise. */
export function raise(game: AnyGame, { seats, seed, options }: Rehearsal, strict = true): AnyLive {
  return start(game, { seats, seed, strict, ...(options !== undefined && { options }) }) as AnyLive;
}

/** Plays until the numbers run out or the match is over; the lowest waiting seat answers first. Notes it in `played`. */
export function rehearse(game: AnyGame, rehearsal: Rehearsal, played: Played): AnyLive {
  const { numbers } = rehearsal;
  const match = raise(game, rehearsal);
  played.match = match;
  for (let prompt = lowest(match); prompt !== undefined && played.used < numbers.length; prompt = lowest(match)) {
    const choice = decide(prompt, () => numbers[played.used++] ?? 0);
    played.steps.push({ seat: prompt.seat, id: prompt.id, choice });
    match.answer(prompt.id, choice);
  }
  return match;
}

/** Gives the same answers again. */
export function follow(match: AnyLive, steps: readonly Step[]): AnyLive {
  for (const { id, choice } of steps) match.answer(id, choice);
  return match;
}

/** The prompt of the lowest seat that is waited for. */
export function lowest(match: AnyLive): Prompt | undefined {
  return [...match.prompts()].sort((a, b) => a.seat - b.seat)[0];
}

/** The legal answer that the numbers lead to. */
export function decide({ options, several, label }: Prompt, next: () => number): Choice {
  if (several === undefined) return next() % options.length;
  const picked: number[] = [];
  for (;;) {
    const picks = picksAfter(several, options, picked, LIMITS.tries, label);
    const ways = picks.next.length + Number(picks.done);
    const at = next() % ways;
    if (at === picks.next.length) return picked;
    picked.push(picks.next[at] as number); // within what is offered
  }
}

/** All that can be told of a match from outside, as one text. */
export function fingerprint(match: AnyLive): string {
  const prompts = match
    .prompts()
    .map(({ several, ...prompt }) => ({ ...prompt, several: several && [several.min, several.max] }));
  const byId = prompts.sort((a, b) => a.id - b.id);
  return canonical({ state: match.state, events: match.events, prompts: byId, outcome: match.outcome });
}
