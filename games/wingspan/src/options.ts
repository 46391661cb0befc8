import { object, oneOf } from '@fermata/core/fields';
import { GOAL_SIDES, type GoalSide } from './state.ts';

/** What a match may be played with. Everything can be left out. */
export interface Options {
  /** All 180 birds, or the 170 of the first printings. */
  readonly birds: BirdSet;
  /** Which side of the goal board: green ranks the seats, blue counts for each. */
  readonly goals: GoalSide;
}

export const BIRD_SETS = ['all', 'core'] as const;
export type BirdSet = (typeof BIRD_SETS)[number];

export function optionsOf(given: unknown = {}): Options {
  const { birds = 'all', goals = 'green' } = object(given, 'options', ['birds', 'goals']);
  return { birds: oneOf(birds, 'birds', BIRD_SETS), goals: oneOf(goals, 'goals', GOAL_SIDES) };
}
