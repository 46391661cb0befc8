import { expect, test } from 'vitest';
import { playCard } from '../../test/play-card.ts';
import { MISSING } from './index.ts';

test('cards 81 to 90: what is not written yet', () => {
  const own = MISSING.filter((side) => Number.parseInt(side, 10) >= 81 && Number.parseInt(side, 10) <= 90);
  expect(own).toEqual([
    '82:unshaded',
    '82:shaded',
    '84:unshaded',
    '84:shaded',
    '85:unshaded',
    '85:shaded',
    '87:unshaded',
    '87:shaded',
    '88:unshaded',
    '88:shaded',
    '89:unshaded',
    '89:shaded',
    '90:unshaded',
    '90:shaded',
  ]);
});

test('81 CIDG: a die of VC guerrillas are replaced', () => {
  const spaces = { hue: { pieces: { 'vc-guerrillas': 4 } } };
  const choices = Array(4).fill('arvn-police in AVAILABLE');
  const { events } = playCard(81, 'unshaded', { given: { spaces }, chance: { event: [6] }, choices });
  expect(events.filter((event) => event.type === 'moved' && event.to === 'hue')).toHaveLength(4);
});
