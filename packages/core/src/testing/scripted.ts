import { checkFields } from '../fields/given.ts';
import type { AnyEvent, Seat } from '../game/flow.ts';
import type { Game } from '../game/game.ts';
import type { Prompt } from '../game/prompt.ts';
import type { AnyMatch, Match } from '../match/match.ts';
import { type ChanceScript, ScriptedOracle } from '../oracle/scripted.ts';
import { start } from '../play/start.ts';
import { canonical } from '../values/canonical.ts';
import { misuse } from '../values/errors.ts';
import { strict } from './strict.ts';

/** A match written down: the position, how chance falls, and what is chosen. */
export interface Scripting {
  /** How many play; as many as usual, unless told otherwise. */
  readonly seats?: number | undefined;
  /** The options of the match. */
  readonly options?: unknown;
  /** The position it starts from, instead of the set-up. */
  readonly position?: unknown;
  /** Faces by label, or in order. All must be used. */
  readonly chance?: ChanceScript | undefined;
  /** What all chance comes from that is not written down; without it such chance throws. */
  readonly seed?: string | number | undefined;
  /**
   * The options that are chosen, one after the other, or, by seat, one after the other for each; a list where a set is asked for.
   * Of those who are asked together the lowest seat answers first; by seat, whoever passes in a race does.
   */
  readonly choices?: readonly unknown[] | Readonly<Record<Seat, readonly unknown[]>> | undefined;
}

/**
 * Plays a written match, strictly, and returns it. Anything that is not offered or left over throws.
 *
 * @example
 * ```ts
 * import { scripted } from '@fermata/core/testing';
 * import { pig } from '@fermata/pig';
 *
 * const position = { scores: [90, 0] };
 * scripted(pig, { position, chance: { die: [6, 4] }, choices: ['roll', 'hold'] }).outcome;
 * // → [{ rank: 1, score: 100 }, { rank: 2, score: 0 }]
 * scripted(pig, { chance: { die: [4] }, choices: ['pass'] });
 * // throws "Roll or hold?" does not offer seat 0 "pass", but ["roll","hold"]
 * scripted(pig, { chance: { die: [4, 3, 5] }, choices: { 0: ['hold'], 1: ['hold'] } }).state.scores; // → [4, 3]
 * ```
 */
export function scripted<S extends object, E extends AnyEvent, O>(
  game: Game<S, E, O>,
  scripting: Scripting,
): Match<S, E> {
  checkFields(scripting, 'a script', ['seats', 'options', 'position', 'chance', 'seed', 'choices']);
  const { chance = [], choices = [], seed, ...how } = scripting;
  const oracle = new ScriptedOracle(chance, seed);
  const match = start(strict(game), { ...how, oracle, seed: 'scripted' });
  if (isList(choices)) for (const wanted of choices) answer(match, bySeat(match)[0], wanted);
  else answerBySeat(match, choices);
  const rest = oracle.leftOver();
  if (rest.length > 0) throw misuse('options', `chance was never asked for ${rest.join(', ')}`);
  return match;
}

function isList(choices: Scripting['choices']): choices is readonly unknown[] {
  return Array.isArray(choices);
}

function bySeat(match: AnyMatch): readonly Prompt[] {
  return [...match.prompts()].sort((a, b) => a.seat - b.seat);
}

/** Each seat gives its own answers, as far as they go. */
function answerBySeat(match: AnyMatch, choices: Readonly<Record<Seat, readonly unknown[]>>): void {
  const left = new Map(Object.entries(choices).map(([seat, wanted]) => [Number(seat), [...wanted]]));
  const next = (prompt: Prompt) => left.get(prompt.seat)?.[0];
  for (;;) {
    const asked = bySeat(match).filter(({ seat }) => (left.get(seat)?.length ?? 0) > 0);
    // In a race whose answer is for later has not come in time; and passes come before what ends it.
    const [first] = asked
      .filter((prompt) => !prompt.race || offers(prompt, next(prompt)))
      .sort((a, b) => Number(isPass(b, next(b))) - Number(isPass(a, next(a))));
    const prompt = first ?? asked[0];
    if (prompt === undefined) break;
    answer(match, prompt, left.get(prompt.seat)?.shift());
  }
  for (const [seat, [wanted]] of left)
    if (wanted !== undefined)
      throw misuse('choice', `seat ${seat} is not asked any more; left over: ${canonical(wanted)}`);
}

function offers({ options }: Prompt, wanted: unknown): boolean {
  return options.some((option) => canonical(option) === canonical(wanted));
}

function isPass({ race, options }: Prompt, wanted: unknown): boolean {
  return race !== undefined && canonical(options[0]) === canonical(wanted);
}

function answer(match: AnyMatch, prompt: Prompt | undefined, wanted: unknown): void {
  if (prompt === undefined) throw misuse('choice', `nobody is asked any more; left over: ${canonical(wanted)}`);
  match.answer(prompt.id, prompt.several === undefined ? placeOf(prompt, wanted, []) : placesOf(prompt, wanted));
}

function placesOf(prompt: Prompt, wanted: unknown): number[] {
  if (!Array.isArray(wanted))
    throw misuse(
      'choice',
      `"${prompt.label}" asks seat ${prompt.seat} for a list of options; got ${canonical(wanted)}`,
    );
  const places: number[] = [];
  for (const one of wanted) places.push(placeOf(prompt, one, places));
  return places.sort((a, b) => a - b);
}

/** Options that look alike are taken one after the other. */
function placeOf({ label, seat, options }: Prompt, wanted: unknown, taken: readonly number[]): number {
  const place = options.findIndex((option, at) => !taken.includes(at) && canonical(option) === canonical(wanted));
  if (place >= 0) return place;
  throw misuse('choice', `"${label}" does not offer seat ${seat} ${canonical(wanted)}, but ${canonical(options)}`);
}
