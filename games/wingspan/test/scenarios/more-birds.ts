import type { Scenario } from '../scenario.ts';

/** Birds that bring, move or repeat. */
export const MORE_BIRDS: readonly Scenario[] = [];
