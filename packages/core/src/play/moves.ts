import { isSet, type Picks, picksAfter, picksBeside, type SetOffer } from '../execution/picks.ts';
import { checkGiven } from '../fields/given.ts';
import type { Seat } from '../game/flow.ts';
import { type Choice, checkChoice, type Prompt } from '../game/prompt.ts';
import { canComplete, tried } from '../match/explore.ts';
import type { AnyMatch } from '../match/match.ts';
import type { MoveStatus, Trial } from '../match/trial.ts';
import { brief } from '../values/brief.ts';
import { misuse } from '../values/errors.ts';
import { liveFor } from './live-of.ts';

/** A list of choices of one seat, from its open prompt on; possibly partial. */
export type Move = readonly Choice[];

/**
 * The base moves: one for each option now open to the seat, nothing decided beyond it. A set is begun with no choice.
 *
 * @example
 * ```ts
 * import { moves } from '@fermata/core/moves';
 * import { scripted } from '@fermata/core/testing';
 * import { pig } from '@fermata/pig';
 *
 * const match = scripted(pig, { chance: { die: [4] } });
 * match.prompts(0)[0]?.options; // → ['roll', 'hold']
 * moves(match, 0); // → [[0], [1]]
 * ```
 */
export function moves(match: AnyMatch, seat: Seat): readonly Move[] {
  const prompts = liveFor(match, seat).prompts(seat);
  return prompts.flatMap((prompt) => (isSet(prompt) ? [[]] : prompt.options.map((_, at) => [at])));
}

/**
 * The next question of a partial move, or that it is complete, committed or illegal. The match itself stays where it
 * is.
 *
 * @example
 * ```ts
 * import { choices } from '@fermata/core/moves';
 * import { scripted } from '@fermata/core/testing';
 * import { pig } from '@fermata/pig';
 *
 * const match = scripted(pig, { chance: { die: [4] } });
 * choices(match, 0, [1]); // → { status: 'complete' }
 * choices(match, 0, [0]); // → { status: 'committed', why: 'chance decides "die"' }
 * ```
 */
export function choices(match: AnyMatch, seat: Seat, move: Move): MoveStatus {
  return trial(match, seat, move).status;
}

/**
 * Completes a partial move: `chooser` answers each question that comes up.
 *
 * @example
 * ```ts
 * import { complete } from '@fermata/core/moves';
 * import { scripted } from '@fermata/core/testing';
 * import { pig } from '@fermata/pig';
 *
 * const match = scripted(pig, { chance: { die: [4] } });
 * complete(match, 0, [], (prompt) => prompt.options.indexOf('hold')); // → [1]
 * ```
 */
export function complete(match: AnyMatch, seat: Seat, move: Move, chooser: (prompt: Prompt) => Choice): Move {
  checkGiven('a function', chooser);
  const whole = trial(match, seat, move);
  const added: Choice[] = [];
  for (let { status } = whole; status.status !== 'complete' && status.status !== 'committed'; ) {
    if (status.status === 'illegal') throw misuse('choice', `this move cannot be completed: ${status.why}`);
    const choice = chooser(status.prompt);
    status = whole.take(choice);
    added.push(choice);
  }
  return [...move, ...added];
}

/**
 * True if the partial move can be completed. It stops at the first way that is found.
 *
 * @example
 * ```ts
 * import { satisfiable } from '@fermata/core/moves';
 * import { scripted } from '@fermata/core/testing';
 * import { pig } from '@fermata/pig';
 *
 * const match = scripted(pig, { chance: { die: [4] } });
 * satisfiable(match, 0, [1]); // → true
 * satisfiable(match, 0, [2]); // → false
 * ```
 */
export function satisfiable(match: AnyMatch, seat: Seat, move: Move): boolean {
  return canComplete(liveFor(match, seat), seat, checkMove(move));
}

/**
 * Plays a move: all of it, or, if it is not whole and legal, nothing.
 *
 * @example
 * ```ts
 * import { connectFour } from '@fermata/connect-four';
 * import { start } from '@fermata/core';
 * import { play } from '@fermata/core/moves';
 *
 * const match = start(connectFour);
 * play(match, 0, [3]);
 * match.events; // → [{ type: 'dropped', seat: 0, column: 3 }]
 * play(match, 0, [3]); // throws seat 0 is not asked for a move
 * ```
 */
export function play(match: AnyMatch, seat: Seat, move: Move): void {
  const own = liveFor(match, seat);
  if (own.prompts(seat).length === 0) throw misuse('choice', `seat ${seat} is not asked for a move`);
  const status = choices(match, seat, move);
  if (status.status === 'illegal') throw misuse('choice', `this move cannot be played: ${status.why}`);
  if (status.status === 'pending')
    throw misuse('choice', `this move is not whole: "${status.prompt.label}" is still open`);
  // Rules may break behind what could be tried.
  own.allOrNothing(() => {
    for (const choice of move) {
      const [prompt] = own.prompts(seat);
      own.answer((prompt as Prompt).id, choice); // tried on a fork just now
    }
  });
}

/**
 * Picking a set one by one: what may be picked next, and whether what is picked may be the answer.
 *
 * @example
 * ```ts
 * import { chooseSome, start } from '@fermata/core';
 * import { picks } from '@fermata/core/moves';
 * import { pig } from '@fermata/pig';
 *
 * const gifts: typeof pig = {
 *   ...pig,
 *   *opening() {
 *     yield* chooseSome(0, 'Which gifts?', ['bell', 'cake', 'drum'], { min: 1, max: 2 });
 *   },
 * };
 * const [prompt] = start(gifts).prompts(0);
 * picks(prompt!, [1]); // → { next: [2], done: true }
 * ```
 */
export function picks(prompt: Prompt, picked: readonly number[]): Picks {
  return picksAfter(setOf(prompt, picked), picked);
}

/**
 * Picking a set in any order, as people do: what may still be picked, and whether what is picked may be the answer, once it
 * is sorted. Whatever is offered can be finished.
 *
 * @example
 * ```ts
 * import { chooseSome, start } from '@fermata/core';
 * import { pickable, picks } from '@fermata/core/moves';
 * import { pig } from '@fermata/pig';
 *
 * const ask = () => chooseSome(0, 'Which gifts?', ['bell', 'cake', 'drum'], { min: 2, max: 2 });
 * const [prompt] = start({ ...pig, *opening() { yield* ask(); } }).prompts(0);
 * pickable(prompt!, [2]); // → { next: [0, 1], done: false }
 * picks(prompt!, [2]); // → { next: [], done: false }
 * ```
 */
export function pickable(prompt: Prompt, picked: readonly number[]): Picks {
  return picksBeside(setOf(prompt, picked), picked);
}

/** The offer of a set, of which these are picked. */
function setOf(prompt: Prompt, picked: readonly number[]): SetOffer {
  checkGiven('a prompt', prompt);
  if (!isSet(prompt)) throw misuse('prompt', `"${prompt.label}" asks for one option, not for a set`);
  if (!Array.isArray(picked) || new Set(picked).size < picked.length)
    throw misuse('choice', `a set is a list of different options; got ${brief(picked)}`);
  for (const at of picked) checkChoice({ ...prompt, several: undefined }, at);
  return prompt;
}

function trial(match: AnyMatch, seat: Seat, move: Move): Trial {
  return tried(liveFor(match, seat), seat, checkMove(move));
}

/** The move, if it is one. */
export function checkMove(move: Move): Move {
  if (Array.isArray(move)) return move;
  throw misuse('choice', `a move is a list of choices; got ${brief(move)}`);
}
