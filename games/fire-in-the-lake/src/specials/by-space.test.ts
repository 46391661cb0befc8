import { scripted } from '@fermata/core/testing';
import { expect, test } from 'vitest';
import { fireInTheLake } from '../game.ts';

test.each([
  [[], 2],
  [['32:unshaded'], 1],
  [['32:shaded'], 3],
])('under %o the NVA bombard in %i spaces', (inForce, n) => {
  const pieces = { 'us-troops': 3 };
  const spaces = {
    'quang-nam': { pieces: { 'nva-troops': 3 } },
    'da-nang': { pieces },
    'quang-tin-quang-ngai': { pieces },
    'quang-tri-thua-thien': { pieces },
    'loc-hue-da-nang': { pieces },
  };
  const targets = ['da-nang', 'quang-tin-quang-ngai', 'quang-tri-thua-thien', 'loc-hue-da-nang'].slice(0, n);
  const position = { scenario: 'full', map: 'empty', card: 2, deck: [3, 5], eligible: ['NVA'], spaces, inForce };
  const choices = [{ do: 'operation', operation: 'rally' }, 'bombard', ...targets];
  expect(scripted(fireInTheLake, { position, choices }).prompts()[0]?.label).toBe('Rally where?');
});
