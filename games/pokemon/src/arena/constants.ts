/** The numbers in which arena differs from gen1. All others, and what moves and statuses do, are shared with it. */
import type { Bag } from '../state.ts';

/** A move of 100 % hits so many times in 256, that is always. In gen1 it is 255. */
export const SURE_HIT = 256;

/** Paralysis keeps somebody from acting so many times in 256. In gen1 it is 63. */
export const PARALYSIS = 64;

/** Whoever is confused acts nevertheless so many times in 256: as in gen1. */
export const CONFUSION = 128;

/** After so many turns it is a tie. In gen1 it is 1000. */
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
  xattack: 1,
  xdefend: 1,
  xspeed: 1,
  xspecial: 1,
  xaccuracy: 1,
};
