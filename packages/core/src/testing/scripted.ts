import { checkFields } from '../fields/given.ts';
import type { AnyEvent } from '../game/flow.ts';
import type { Game } from '../game/game.ts';
import type { Prompt } from '../game/prompt.ts';
import type { Match } from '../match/match.ts';
import { type Script, Scripted } from '../oracle/scripted.ts';
import { start } from '../play/start.ts';
import { canonical } from '../values/canonical.ts';
import { misuse } from '../values/errors.ts';
import { strict } from './strict.ts';

/** A match written down: the position, how chance falls, and what is chosen. */
export interface Scripting {
  /** How many play; as many as usual, unless told otherwise. */
  readonly seats?: number;
  /** The options of the match. */
  readonly options?: unknown;
  /** The position it starts from, instead of the set-up. */
  readonly position?: unknown;
  /** Faces by label, or in order. All must be used. */
  readonly chance?: Script;
  /** The options that are chosen, one after the other; a list where a set is asked for. The lowest seat answers first. */
  readonly choices?: readonly unknown[];
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
 * ```
 */
export function scripted<S extends object, E extends AnyEvent, O>(
  game: Game<S, E, O>,
  scripting: Scripting,
): Match<S, E> {
  checkFields(scripting, 'a script', ['seats', 'options', 'position', 'chance', 'choices']);
  const { chance = [], choices = [], ...how } = scripting;
  const oracle = new Scripted(chance);
  const match = start(strict(game), { ...how, oracle, seed: 'scripted' });
  for (const wanted of choices) {
    const [prompt] = [...match.prompts()].sort((a, b) => a.seat - b.seat);
    if (prompt === undefined) throw misuse('choice', `nobody is asked any more; left over: ${canonical(wanted)}`);
    match.answer(prompt.id, prompt.several === undefined ? placeOf(prompt, wanted, []) : placesOf(prompt, wanted));
  }
  const rest = oracle.leftOver();
  if (rest.length > 0) throw misuse('options', `chance was never asked for ${rest.join(', ')}`);
  return match;
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
