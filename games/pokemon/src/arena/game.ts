import { battle } from '../define.ts';
import { describe } from '../describe.ts';
import { ARENA_WORDING } from '../things/rules.ts';
import { thingsOf } from '../things/things.ts';
import { STOCK } from './constants.ts';
import { arenaPosition } from './position.ts';
import { turn } from './turn.ts';

/**
 * Battles with bag items, whose turns go step by step through the phases of the arena. In version 1 screens lasted for
 * good, and items were for the one that fights alone: its records cannot be played by these rules, and are refused.
 */
export const arena = battle('pokemon-arena', turn, STOCK, {
  version: 2,
  position: arenaPosition,
  describe: { ...describe, thing: thingsOf(ARENA_WORDING, true) },
});
