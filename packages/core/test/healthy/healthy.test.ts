import { expect, test } from 'vitest';
import { checkGame, leaks } from '../../src/testing/index.ts';
import { eventTells } from '../broken/event-tells.ts';
import { caravan } from './caravan.ts';
import { conclave } from './conclave.ts';
import { covered } from './covered.ts';
import { longOpening, manyEvents, manyGatekeepers, manyListeners, manyOptions, manyVoices } from './heavy.ts';
import { masks } from './masks.ts';
import { shouts } from './shouts.ts';
import { showdown } from './showdown.ts';
import { vault } from './vault.ts';
import { whispers } from './whispers.ts';

test.each([caravan, conclave, covered, masks, shouts, showdown, vault, whispers])(
  '$name keeps all twelve invariants',
  (game) => {
    expect(checkGame(game, { seconds: 120 })).toEqual({ matches: 25, leftOut: [] });
  },
);

test.each([conclave, masks, shouts, showdown, vault, whispers])('$name tells nobody anything', (game) => {
  const check = { matches: 10, places: 12, seed: 'closer', seconds: 120 };
  expect(leaks(game, check)).toEqual({ matches: 10, leftOut: [] });
});

test('a game is checked with other seats, options and seeds, too', () => {
  const whole = { matches: 3, leftOut: [] };
  expect(checkGame(caravan, { seats: 4, matches: 3, seed: 'four', seconds: 120 })).toEqual(whole);
  expect(checkGame(vault, { options: { tries: 5 }, matches: 3, seconds: 120 })).toEqual(whole);
});

const HEAVY = [manyOptions, manyEvents, manyListeners, manyGatekeepers, manyVoices, longOpening];
// Left alone, each of them takes many times as long; a busy machine may take some of it.
const SECONDS_MAX = 8;

test.each(HEAVY)('$name is heavy: it is stopped in time, and what there is no time for is said', (game) => {
  const before = performance.now();
  const { matches, leftOut } = checkGame(game, { seconds: 0.5 });
  expect((performance.now() - before) / 1000).toBeLessThan(SECONDS_MAX);
  expect(matches).toBeLessThan(25);
  expect(leftOut).toContainEqual({ what: 'matches', count: 25 - matches });
});

test('a test for which there was no time is no test that was passed', () => {
  for (const check of [checkGame, leaks]) {
    const what = 'all tests of invariant 9 (a seat learns nothing it may not know)';
    expect(check(eventTells, { seconds: 1e-6 }).leftOut).toContainEqual({ what, count: 1 });
  }
});

test('what is light is looked at in full', () => {
  expect(checkGame(caravan, { matches: 1, seconds: 600 })).toEqual({ matches: 1, leftOut: [] });
});
