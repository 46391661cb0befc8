import type { Scenario } from '../scenario.ts';

/** Birds without a power. */
export const POWERLESS: readonly Scenario[] = [];
