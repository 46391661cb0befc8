import { expect, test } from 'vitest';
import { caravan } from '../../test/healthy/caravan.ts';
import { masks } from '../../test/healthy/masks.ts';
import { vault } from '../../test/healthy/vault.ts';
import type { AnyGame } from '../game/game.ts';
import { playthrough } from './index.ts';

// A change of the rules shows here as a change that a person can read: `npm run golden` takes it over.
test.each<[game: AnyGame, how: Parameters<typeof playthrough>[1]]>([
  [caravan, { seed: 'golden', seats: 3 }],
  [masks, { seed: 'golden' }],
  [vault, { seed: 'golden', options: { tries: 5 } }],
])('a match of $name reads as it always did', async (game, how) => {
  await expect(playthrough(game, how)).toMatchFileSnapshot(`../../test/golden/${game.name}.txt`);
});

test('another seed is another match', () => {
  expect(playthrough(masks, { seed: 'one' })).not.toBe(playthrough(masks, { seed: 'other' }));
});
