import type { Scenario } from '../scenario.ts';

/** Pink powers, on the turns of others. */
export const ANSWERS: readonly Scenario[] = [];
