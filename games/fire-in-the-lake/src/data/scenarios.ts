import { FULL } from './full.ts';
import { MEDIUM } from './medium.ts';
import type { Scenario } from './scenario.ts';
import { SHORT } from './short.ts';

export const SCENARIO_NAMES = ['short', 'medium', 'full'] as const;
export type ScenarioName = (typeof SCENARIO_NAMES)[number];

export const SCENARIOS: { readonly [N in ScenarioName]: Scenario } = { short: SHORT, medium: MEDIUM, full: FULL };
