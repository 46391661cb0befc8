import { battle } from '../define.ts';
import { STOCK } from './constants.ts';
import { turn } from './turn.ts';

/** Battles with bag items, whose turns go step by step through the phases of the arena. */
export const arena = battle('pokemon-arena', turn, STOCK);
