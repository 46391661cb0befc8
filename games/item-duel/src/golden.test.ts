import { playthrough } from '@fermata/core/testing';
import { expect, test } from 'vitest';
import { itemDuel, PLAIN } from './index.ts';

// The catalog has a match by today's rules; `npm run golden` writes both anew.
test('a match of the plain duel reads as before', async () => {
  await expect(playthrough(itemDuel, { seed: 'golden', options: PLAIN })).toMatchFileSnapshot('../golden/plain.txt');
});
