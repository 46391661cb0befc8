import { object, whole } from '@fermata/core/fields';

export const ROUNDS_MIN = 3;
export const ROUNDS_MAX = 6;

/** How many rounds are flown, 3 to 6; 6 where nothing is said. */
export interface Options {
  readonly rounds: number;
}

export function options(given: unknown): Options {
  const { rounds = ROUNDS_MAX } = object(given ?? {}, 'options', ['rounds']);
  return { rounds: whole(rounds, 'rounds', ROUNDS_MIN, ROUNDS_MAX) };
}
