import { expect, test } from 'vitest';
import { checkGame, leaks } from '../../src/testing/index.ts';
import { caravan } from './caravan.ts';
import { conclave } from './conclave.ts';
import { covered } from './covered.ts';
import { manyEvents, manyListeners, manyOptions } from './heavy.ts';
import { masks } from './masks.ts';
import { showdown } from './showdown.ts';
import { vault } from './vault.ts';
import { whispers } from './whispers.ts';

test.each([caravan, conclave, covered, masks, showdown, vault, whispers])(
  '$name keeps all twelve invariants',
  (game) => {
    expect(() => checkGame(game)).not.toThrow();
  },
);

test.each([conclave, masks, showdown, vault, whispers])('$name tells nobody anything', (game) => {
  expect(() => leaks(game, { matches: 10, places: 12, seed: 'closer' })).not.toThrow();
});

test('a game is checked with other seats, options and seeds, too', () => {
  expect(() => checkGame(caravan, { seats: 4, matches: 3, seed: 'four' })).not.toThrow();
  expect(() => checkGame(vault, { options: { tries: 5 }, matches: 3 })).not.toThrow();
});

test.each([manyOptions, manyEvents, manyListeners])('$name is heavy: what there is no time for is said', (game) => {
  const { matches, leftOut } = checkGame(game, { seconds: 0.5 });
  expect(matches).toBeLessThan(25);
  expect(leftOut).toContainEqual({ what: 'matches', count: 25 - matches });
});

test('what is light is looked at in full', () => {
  expect(checkGame(caravan, { matches: 1, seconds: 600 })).toEqual({ matches: 1, leftOut: [] });
});
