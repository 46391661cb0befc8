/** A game whose staging nobody has written is shown by its zones: all rules hold of that but what only a game can say. */
import { genericStaging } from '@fermata/scene';
import { checkStaging } from '@fermata/scene/testing';
import { expect, test } from 'vitest';
import { CATALOG } from './index.ts';

test.each(CATALOG.map((entry) => [entry.game.name, entry] as const))(
  'the generic staging of %s holds, with all its questions as buttons and all its events in the log alone',
  (_name, { game, contents }) => {
    const staging = { ...genericStaging(game), plain: contents?.prompts ?? [], silent: Object.keys(game.apply) };
    const { questions } = checkStaging(game, staging, { matches: 2, answersMax: 30 });
    expect(questions).toBeGreaterThan(0);
  },
);
