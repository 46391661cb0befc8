/** What a form says about the options of a game is what the game takes. */
import { checkOptionForm } from '@fermata/scene/testing';
import { expect, test } from 'vitest';
import { CATALOG } from './index.ts';

test.each(CATALOG.map(({ game, form }) => [game.name, game, form] as const))(
  '%s has a field for each of its options, with the defaults and the ends that it takes',
  (_, game, form) => {
    expect(form === undefined).toBe(game.options === undefined);
    checkOptionForm(game, form ?? []);
  },
);
