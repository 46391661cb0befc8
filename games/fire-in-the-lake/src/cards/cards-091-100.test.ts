import { expect, test } from 'vitest';
import { playCard } from '../../test/play-card.ts';
import { MISSING } from './index.ts';

test('cards 91 to 100: what is not written yet', () => {
  const own = MISSING.filter((side) => Number.parseInt(side, 10) >= 91 && Number.parseInt(side, 10) <= 100);
  expect(own).toEqual([
    '91:unshaded',
    '91:shaded',
    '92:unshaded',
    '92:shaded',
    '93:unshaded',
    '93:shaded',
    '95:unshaded',
    '95:shaded',
    '96:unshaded',
    '96:shaded',
    '98:unshaded',
    '98:shaded',
    '99:unshaded',
    '99:shaded',
    '100:unshaded',
    '100:shaded',
  ]);
});

test('94 Tunnel Rats: two tunnels, or a tunneled base goes where US troops are', () => {
  const given = { spaces: { 'tay-ninh': { pieces: { 'vc-bases': 1, 'nva-bases': 1 } } } };
  expect(playCard(94, 'single', { given, choices: ['tunnels', 'vc-bases in tay-ninh'] }).events).toEqual([
    { type: 'flipped', piece: 'vc-bases', to: 'vc-bases-tunneled', n: 1, in: 'tay-ninh' },
  ]);
  const dug = { spaces: { 'tay-ninh': { pieces: { 'vc-bases-tunneled': 1, 'us-troops': 1 } } } };
  expect(playCard(94, 'single', { given: dug, choices: ['base'] }).events).toEqual([
    { type: 'moved', piece: 'vc-bases-tunneled', n: 1, from: 'tay-ninh', to: 'AVAILABLE' },
  ]);
});

test('97 Brinks Hotel: the leader lies in the box, and his text is ignored', () => {
  const given = { leaders: [125], tracks: { PATRONAGE: 3 } };
  const { events, state } = playCard(97, 'unshaded', { given, choices: ['PATRONAGE'] });
  expect(events).toEqual([
    { type: 'adjusted', track: 'PATRONAGE', by: -3 },
    { type: 'adjusted', track: 'RES_ARVN', by: 3 },
    { type: 'leaderIgnored' },
  ]);
  expect([state.leaders, state.inForce]).toEqual([[125], []]);
});
