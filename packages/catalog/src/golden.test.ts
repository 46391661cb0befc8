import { playthrough } from '@fermata/core/testing';
import { expect, test } from 'vitest';
import { CATALOG } from './index.ts';

// For review: would a player recognise the game? `npm run golden` writes them anew.
test.each(CATALOG.map((entry) => [entry.game.name, entry] as const))(
  'a match of %s reads as before',
  async (name, { game, home }) => {
    const text = playthrough(game, { seed: 'golden' });
    await expect(text).toMatchFileSnapshot(`../../../games/${home}/golden/${home === name ? 'playthrough' : name}.txt`);
  },
);
