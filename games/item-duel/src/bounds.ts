/** How far a duel may go. What its rules can lengthen ends somewhere, so that every match comes to its end in good time. */

export const SEATS_MAX = 4;

/** A match has at most so many turns. */
export const TURNS_MAX = 10_000;

export const HEALTH_MAX = 1_000;

/** Nobody is slower than this: everybody has a turn sooner or later. */
export const SPEED_MIN = 1;
/** Speeds begin at 100 at most, and grow no further than this: whoever is slowest still has a turn in a match. */
export const SPEED_START_MAX = 100;
export const SPEED_MAX = 10_000;

/** No item changes more at once, and no status is stronger or lasts longer: sums of these are exact numbers. */
export const AMOUNT_MAX = 1_000_000;

/** In play at the same time, of all seats. Each may change one event: that takes time by the square of how many there are. */
export const STATUSES_MAX = 2_000;

/** At the start of one turn; and what the first turn costs at most in which nothing is played. */
export const ITEMS_DRAWN_MAX = 10;
export const FATIGUE_MAX = 100;
/** Turns of everybody in which nothing is played, until the duel is over. */
export const PASSES_MAX = 100;

/** In one hand. */
export const ITEMS_MAX = 500;

/** Besides those of the duel, by options or a position. */
export const MORE_ITEMS_MAX = 100;
