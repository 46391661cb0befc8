import type { Scenario } from '../scenario.ts';

/** Hunts, by dice and by wingspan. */
export const HUNTING: readonly Scenario[] = [];
