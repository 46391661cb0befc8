/** The numbers in which arena differs from gen1, and why. All others, and what moves and statuses do, are shared with it. */
import type { Bag } from '../state.ts';

/** A move of 100 % hits so many times in 256: percentages mean what they say. In gen1 it is 255. */
export const SURE_HIT = 256;

/** Paralysis keeps somebody from acting so many times in 256, that is in 25 %. In gen1 it is 63. */
export const PARALYSIS = 64;

/** Thrashing about lasts for so many turns, or one more: as in gen1, but the turn in which it begins is counted, too. */
export const THRASH_MIN = 3;

/** Screens and mist last for so many turns, the one in which they begin counted. In gen1 it is as long as their owner stays. */
export const FIELD_TURNS = 5;

/** After so many turns it is a tie: there are bags to draw things out with. In gen1 it is 1000. */
export const TURNS_MAX = 500;

/** What each seat brings along in its bag. In gen1 it is nothing. */
export const STOCK: Bag = {
  potion: 3,
  superpotion: 2,
  hyperpotion: 1,
  maxpotion: 1,
  fullrestore: 1,
  fullheal: 1,
  antidote: 1,
  awakening: 1,
  burnheal: 1,
  iceheal: 1,
  paralyzeheal: 1,
  revive: 1,
  maxrevive: 1,
  ether: 1,
  elixir: 1,
  xattack: 1,
  xdefend: 1,
  xspeed: 1,
  xspecial: 1,
  xaccuracy: 1,
};
