import type { Scenario } from '../scenario.ts';

/** Cards under birds. */
export const TUCKING: readonly Scenario[] = [];
