import type { Scenario } from '../scenario.ts';

/** Something for everybody, or for those with the fewest. */
export const EVERYBODY: readonly Scenario[] = [];
