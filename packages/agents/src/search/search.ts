import type { Choice, Oracle, Prompt } from '@fermata/core';
import { type Thinker, type Thought, thinker } from '../thoughts.ts';
import type { Side } from '../worlds.ts';
import { compare } from './compare.ts';
import { grow } from './grow.ts';

export interface SearchOptions {
  /** Tries for each answer; or how long to think, whichever is reached first. */
  readonly iterations?: number;
  readonly timeMs?: number;
  /** Worlds that are dealt for each answer. */
  readonly worlds?: number;
  /** How much to try what looks worse, in a tree. */
  readonly exploration?: number;
  /** Turns to play on after this one, where the game can tell how seats stand. */
  readonly horizon?: number;
}

/** What a search comes to. */
export interface Found {
  readonly choice: Choice;
  readonly thoughts: readonly Thought[];
}

/**
 * Looks further than its own turn. Where a game can tell how seats stand, it compares its options by how the next turns
 * go; where only the end can tell, it grows a tree of what everybody may choose. Either knows worlds that the seat cannot
 * tell from the real one, and nothing else.
 */
export function search(oracle: Oracle, options: SearchOptions = {}): Thinker {
  return thinker((prompt, side, note) => {
    const think: Search = side.game.evaluate === undefined ? grow : compare;
    const { choice, thoughts } = think(prompt, side, oracle, options);
    note(thoughts);
    return choice;
  });
}

type Search = (prompt: Prompt, side: Side, oracle: Oracle, options: SearchOptions) => Found;
