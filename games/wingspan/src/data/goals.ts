import { HABITATS, type Habitat, type Nest } from './mat.ts';

/** What a side of a goal tile counts at the end of a round. */
export type Goal = { readonly id: string } & (
  | { readonly counts: 'birds' }
  | { readonly counts: 'eggSets' }
  | { readonly counts: 'birdsIn' | 'eggsIn'; readonly habitat: Habitat }
  | { readonly counts: 'birdsWithEggs' | 'eggsOn'; readonly nest: Nest }
);

const GOAL_NESTS = ['bowl', 'cavity', 'ground', 'platform'] as const satisfies readonly Nest[];

/** Eight tiles with two sides each; only one side of a tile is ever in a match. */
export const GOAL_TILES: readonly (readonly [Goal, Goal])[] = [
  ...HABITATS.map((habitat): [Goal, Goal] => [
    { id: `birds_in_${habitat}`, counts: 'birdsIn', habitat },
    { id: `eggs_in_${habitat}`, counts: 'eggsIn', habitat },
  ]),
  ...GOAL_NESTS.map((nest): [Goal, Goal] => [
    { id: `${nest}_birds_with_eggs`, counts: 'birdsWithEggs', nest },
    { id: `eggs_in_${nest}`, counts: 'eggsOn', nest },
  ]),
  [
    { id: 'total_birds', counts: 'birds' },
    { id: 'egg_sets', counts: 'eggSets' },
  ],
];

const BY_ID: ReadonlyMap<string, Goal> = new Map(GOAL_TILES.flat().map((goal) => [goal.id, goal]));

/** The goal with that id, which must exist. */
export function goalAt(id: string): Goal {
  return BY_ID.get(id)!; // positions are checked, and nothing else brings ids into a match
}

/** Points of the first, second and third place on the green side, round by round. */
export const GREEN_POINTS: readonly (readonly number[])[] = [
  [4, 1, 0],
  [5, 2, 1],
  [6, 3, 2],
  [7, 4, 3],
];

/** On the blue side everything that is counted is a point, up to this. */
export const BLUE_POINTS_MAX = 5;
