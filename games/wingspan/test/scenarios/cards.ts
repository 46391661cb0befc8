import type { Scenario } from '../scenario.ts';

/** Cards and bonus cards. */
export const CARDS: readonly Scenario[] = [];
