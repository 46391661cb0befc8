import { object, oneOf } from '@fermata/core/fields';
import type { Faction } from './data/forces.ts';
import { SCENARIO_NAMES, type ScenarioName } from './data/scenarios.ts';
import type { Edition } from './state/state.ts';

/** What a match may be played with. Everything can be left out. */
export interface Options {
  readonly scenario: ScenarioName;
  /** Whether each pile has the events of its own years only. */
  readonly periodEvents: boolean;
  /** Air Strike and Commitment differ between the two. */
  readonly edition: Edition;
  /** Whether NVA and VC may give each other resources, where they sit apart. */
  readonly transfers: boolean;
  /** Which allies share a seat where three play. */
  readonly pair: Pair;
}

export const PAIRS = ['insurgents', 'COIN'] as const;
export type Pair = (typeof PAIRS)[number];

const FIELDS = ['scenario', 'periodEvents', 'edition', 'transfers', 'pair'] as const;

export function optionsOf(given: unknown = {}): Options {
  return optionsIn(object(given, 'options', FIELDS));
}

/** The same fields of something larger, which has been looked at. */
export function optionsIn(fields: { readonly [F in (typeof FIELDS)[number]]?: unknown }): Options {
  const { scenario = 'short', periodEvents = false, edition = 2, transfers = false, pair = 'insurgents' } = fields;
  return {
    scenario: oneOf(scenario, 'scenario', SCENARIO_NAMES),
    periodEvents: oneOf(periodEvents, 'periodEvents', [true, false]),
    edition: oneOf(edition, 'edition', [1, 2]),
    transfers: oneOf(transfers, 'transfers', [true, false]),
    pair: oneOf(pair, 'pair', PAIRS),
  };
}

/** Who is asked for which faction: allies share a seat where fewer than four play. */
export function seating(seats: number, pair: Pair): Record<Faction, number> {
  if (seats === 4) return { US: 0, ARVN: 1, NVA: 2, VC: 3 };
  if (seats === 2) return { US: 0, ARVN: 0, NVA: 1, VC: 1 };
  return pair === 'COIN' ? { US: 0, ARVN: 0, NVA: 1, VC: 2 } : { US: 0, ARVN: 1, NVA: 2, VC: 2 };
}
