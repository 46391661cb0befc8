import { checkFields } from '../fields/given.ts';
import type { AnyEvent } from '../game/flow.ts';
import { type Game, rulesOf } from '../game/game.ts';
import type { Match } from '../match/match.ts';
import { begin } from '../match/origin.ts';
import { originOf, START_FIELDS, type Start } from '../match/starting.ts';
import { misuse } from '../values/errors.ts';
import { checkJson } from '../values/json.ts';
import { matchFrom } from './match-from.ts';

/**
 * Starts a match: sets up, plays the opening, and stands at the first question.
 *
 * @example
 * ```ts
 * import { connectFour } from '@fermata/connect-four';
 * import { start } from '@fermata/core';
 *
 * const match = start(connectFour, { position: '4455' });
 * const [prompt] = match.prompts();
 * match.answer(prompt!.id, prompt!.options.indexOf(2));
 * match.events; // → [{ type: 'dropped', seat: 0, column: 2 }]
 * match.waiting(); // → [1]
 * ```
 */
export function start<S extends object, E extends AnyEvent, O>(game: Game<S, E, O>, how: Start = {}): Match<S, E> {
  const rules = rulesOf(game);
  checkFields(how, 'start', START_FIELDS);
  if (how.options !== undefined && how.position !== undefined)
    throw misuse('start', 'a match starts from options or from a position; got both');
  const origin = originOf(rules, how, []);
  const exec = begin(rules, origin, [], how.oracle);
  if (how.position !== undefined || !SOUND.has(game)) {
    checkJson(exec.state, 'state');
    SOUND.add(game);
  }
  return matchFrom(origin, exec) as unknown as Match<S, E>; // of this game
}

/**
 * Games whose set-up has made plain JSON once: it is pure, so it is looked at once (1 to 3 % of `tictactoe_vs_boardgameio`).
 * Who writes a game has it checked in full.
 */
const SOUND = new WeakSet<object>();
