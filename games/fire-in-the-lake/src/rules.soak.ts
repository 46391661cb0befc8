/** Random matches by the hundred: all of them end, no piece is lost, all invariants hold. */
import { type Agent, type AnyMatch, seeded, start } from '@fermata/core';
import { randomAnswer } from '@fermata/core/moves';
import { checkGame } from '@fermata/core/testing';
import { expect, test } from 'vitest';
import { audited } from '../test/audited.ts';
import { sampled } from '../test/sampled.ts';
import { SCENARIO_NAMES } from './data/scenarios.ts';
import { fireInTheLake } from './game.ts';
import { position } from './position/index.ts';
import { snapshot } from './position/snapshot.ts';
import type { State } from './state/state.ts';

test.each([
  ['short', 200],
  ['medium', 50],
  ['full', 20],
] as const)('%s: %i random matches end, with every piece counted after every event', (scenario, matches) => {
  for (let seed = 0; seed < matches; seed++) {
    const seats = 2 + (seed % 3);
    const options = {
      scenario,
      periodEvents: seed % 2 === 1,
      pair: seed % 4 < 2 ? 'COIN' : 'insurgents',
      edition: seed % 5 === 0 ? 1 : 2,
      transfers: seed % 7 === 0,
    };
    const match = start(audited, { seed, seats, options, log: false });
    const oracle = seeded(`soak ${seed}`);
    const agent: Agent = (prompt) => randomAnswer(prompt, oracle);
    match.run(Array.from({ length: seats }, () => agent));
    expect(match.outcome).toHaveLength(seats);
  }
});

test.each([
  ['short', 4, 6],
  ['medium', 3, 4],
  ['full', 2, 2],
] as const)(
  '%s for %i: at every prompt of %i whole matches what is written down can be read again',
  (scenario, seats, matches) => {
    for (let seed = 0; seed < matches; seed++) {
      const options = { scenario, periodEvents: seed % 2 === 0, transfers: seed % 3 === 0 };
      const match: AnyMatch = start(fireInTheLake, { seed, seats, options });
      const oracle = seeded(`written ${seed}`);
      for (let [prompt] = match.prompts(); prompt !== undefined; [prompt] = match.prompts()) {
        match.answer(prompt.id, randomAnswer(prompt, oracle));
        const state = match.state as State;
        expect(position(JSON.parse(JSON.stringify(snapshot(state))), seats)).toEqual(state);
      }
    }
  },
);

test.each([
  ['short', 10],
  ['medium', 4],
  ['full', 2],
] as const)(
  '%s: every base move of %i whole matches can be completed, and what was completed played',
  (scenario, n) => {
    for (let seed = 0; seed < n; seed++) {
      const { prompts, played } = sampled({ scenario, seed, every: 1, seats: 2 + (seed % 3) });
      expect(prompts).toBeGreaterThan(20);
      expect(played).toBeGreaterThan(prompts);
    }
  },
);

const TABLES = [
  { seats: 4, options: {} },
  { seats: 4, options: { transfers: true, edition: 1 } },
  { seats: 3, options: { pair: 'insurgents' } },
  { seats: 3, options: { pair: 'COIN', transfers: true } },
  { seats: 2, options: { periodEvents: true } },
] as const;
test.each(SCENARIO_NAMES.flatMap((scenario) => TABLES.map((table) => ({ scenario, ...table }))))(
  '$scenario with $seats seats, $options, keeps all invariants',
  ({ scenario, seats, options }) => {
    const check = { seats, matches: 3, options: { scenario, ...options }, seconds: 120 };
    expect(checkGame(fireInTheLake, check)).toMatchObject({ matches: 3 });
  },
);
