/** The mat, the dice and the rounds: numbers that are printed on things. */

export const SEATS_MAX = 5;

export const FOODS = ['invertebrate', 'seed', 'fish', 'fruit', 'rodent'] as const;
export type Food = (typeof FOODS)[number];

/** The last face is an invertebrate or a seed, whichever its taker likes. */
export const FACES = [...FOODS, 'either'] as const;
export type Face = (typeof FACES)[number];

export const DICE = 5;

/** The rows of a mat, from the top. */
export const HABITATS = ['forest', 'grassland', 'wetland'] as const;
export type Habitat = (typeof HABITATS)[number];

/** Places in a row. */
export const COLUMNS = 5;

/** True if one more bird fits into a row with so many. */
export function hasPlace(birds: number): boolean {
  return birds < COLUMNS;
}

/** What a bird in that place costs in eggs, the leftmost first. */
export const EGG_COSTS: readonly number[] = [0, 1, 1, 2, 2];

/** What a row gives, by the number of birds in it: dice, eggs or cards. */
export const ROW_VALUES: { readonly [H in Habitat]: readonly number[] } = {
  forest: [1, 1, 2, 2, 3, 3],
  grassland: [2, 2, 3, 3, 4, 4],
  wetland: [1, 1, 2, 2, 3, 3],
};

/** With so many birds in a row, one more may be traded for. */
export function hasTrade(birds: number): boolean {
  return birds % 2 === 1;
}

/** Turns of each seat, round by round. */
export const TURNS: readonly number[] = [8, 7, 6, 5];

export const NESTS = ['bowl', 'cavity', 'ground', 'platform', 'star', 'none'] as const;
export type Nest = (typeof NESTS)[number];

/** Birds face up beside the deck. */
export const TRAY = 3;

/** What a seat begins with, besides one food of each kind. */
export const HAND = 5;
export const BONUS_HAND = 2;
