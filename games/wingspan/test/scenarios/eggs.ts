import type { Scenario } from '../scenario.ts';

/** Eggs laid and eggs given. */
export const EGGS: readonly Scenario[] = [];
