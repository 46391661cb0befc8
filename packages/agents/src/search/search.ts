import type { Oracle, Prompt } from '@fermata/core';
import { type Found, type Thinker, thinker } from '../thoughts.ts';
import type { AnyPerspective } from '../worlds.ts';
import { compare } from './compare.ts';
import { grow } from './grow.ts';
import { recall } from './recall.ts';

export interface SearchOptions {
  /**
   * Tries for each answer. Where the game can tell how seats stand, only tries that go beyond this turn are counted: before
   * them each option has up to 20 short ones, and each that is still compared has at least one in every round. A small
   * game is studied once, for twenty rounds a try; that serves all answers.
   */
  readonly iterations?: number;
  /** How long to think, if that is over before the tries are. */
  readonly timeMs?: number;
  /** Worlds that are dealt for each answer. */
  readonly worlds?: number;
  /** How much to try what looks worse, in the tree. */
  readonly exploration?: number;
  /** Turns to play on after this one, where the game can tell how seats stand. */
  readonly horizon?: number;
}

/**
 * Information-set Monte Carlo tree search over questions. Each try is played in a world that the seat cannot tell from the
 * real one: down a tree of choices, in which other seats choose for themselves, by what they would know in that world, and
 * on from where the tree ends. What came of it is noted on the way back. Where several are asked at once, each chooses
 * without knowing what the others choose. A set is picked one by one, unless there are so few that each is tried. Of what
 * turns out equal it takes any.
 *
 * Small games for two with secrets are studied as a whole instead: see `Study`.
 */
export function search(oracle: Oracle, options: SearchOptions = {}): Thinker {
  return thinker((prompt, side) => {
    const began = Date.now();
    const found = recall(prompt, side, oracle, options);
    if (found !== undefined) return found;
    const think: Search = side.game.evaluate === undefined ? grow : compare;
    const { timeMs = Number.POSITIVE_INFINITY } = options;
    return think(prompt, side, oracle, { ...options, timeMs: timeMs - (Date.now() - began) });
  });
}

type Search = (prompt: Prompt, side: AnyPerspective, oracle: Oracle, options: SearchOptions) => Found;
