import { checkGame } from '@fermata/core/testing';
import { expect, test } from 'vitest';
import { SCENARIO_NAMES } from './data/scenarios.ts';
import { fireInTheLake } from './game.ts';

/** Each number of seats, with three both pairs; and among them both editions, period events and transfers. */
const TABLES = [
  { seats: 4, options: { transfers: true } },
  { seats: 3, options: { pair: 'insurgents', edition: 1 } },
  { seats: 3, options: { pair: 'COIN', transfers: true, periodEvents: true } },
  { seats: 2, options: { periodEvents: true } },
] as const;

test.each(SCENARIO_NAMES.flatMap((scenario) => TABLES.map((table) => ({ scenario, ...table }))))(
  '$scenario with $seats seats, $options, keeps what every game promises',
  ({ scenario, seats, options }) => {
    const check = { seats, matches: 1, places: 1, options: { scenario, ...options }, seconds: 1 };
    expect(checkGame(fireInTheLake, check).matches).toBe(1);
  },
);
