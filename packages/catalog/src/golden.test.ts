import { playthrough } from '@fermata/core/testing';
import { expect, test } from 'vitest';
import { CATALOG } from './index.ts';

// For review: would a player recognise the game? `npm run golden` writes them anew.
test.each(CATALOG.map(({ game }) => [game.name, game] as const))(
  'a match of %s reads as before',
  async (name, game) => {
    const text = playthrough(game, { seed: 'golden' });
    await expect(text).toMatchFileSnapshot(`../../../games/${name}/golden/playthrough.txt`);
  },
);
