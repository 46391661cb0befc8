import { scripted } from '@fermata/core/testing';
import { expect, test } from 'vitest';
import { fireInTheLake } from '../game.ts';
import { MISSING } from './index.ts';

test('cards 121 to 124: what is not written yet', () => {
  const own = MISSING.filter((side) => Number.parseInt(side, 10) >= 121 && Number.parseInt(side, 10) <= 124);
  expect(own).toEqual(['122:single']);
});

test('121 Linebacker II: half the resources of the NVA are left', () => {
  const spaces = { 'central-laos': { pieces: { 'nva-bases': 1 } } };
  const given = { spaces, leaders: [125, 126], tracks: { RES_NVA: 9, TRAIL: 0 }, pivotal: [121], eligible: ['US'] };
  const position = { scenario: 'full', map: 'empty', card: 2, deck: [3, 5], ...given };
  const match = scripted(fireInTheLake, { position, choices: ['yes'] });
  expect(match.events).toContainEqual({ type: 'adjusted', track: 'RES_NVA', by: -5 });
  expect(match.events).toContainEqual({ type: 'acted', faction: 'US', deed: 'event', what: 'Linebacker II' });
});
