import { object, oneOf } from '@fermata/core/fields';
import { type BirdData, moreBirds } from './data/more-birds.ts';
import { GOAL_SIDES, type GoalSide } from './state.ts';

/** What a match may be played with. Everything can be left out. */
export interface Options {
  /** All 180 birds, or the 170 of the first printings. */
  readonly birds: BirdSet;
  /** Which side of the goal board: green ranks the seats, blue counts for each. */
  readonly goals: GoalSide;
  /** Birds that go into the deck besides, with powers that there are. */
  readonly more: readonly BirdData[];
}

export const BIRD_SETS = ['all', 'core'] as const;
export type BirdSet = (typeof BIRD_SETS)[number];

export function optionsOf(given: unknown = {}): Options {
  const { birds = 'all', goals = 'green', more = [] } = object(given, 'options', ['birds', 'goals', 'more']);
  return {
    birds: oneOf(birds, 'birds', BIRD_SETS),
    goals: oneOf(goals, 'goals', GOAL_SIDES),
    more: moreBirds(more).data,
  };
}
