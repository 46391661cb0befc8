import { expect, test } from 'vitest';
import { MISSING } from './index.ts';

test('cards 31 to 40: what is not written yet', () => {
  const own = MISSING.filter((side) => Number.parseInt(side, 10) >= 31 && Number.parseInt(side, 10) <= 40);
  expect(own).toEqual([
    '31:unshaded',
    '31:shaded',
    '32:unshaded',
    '32:shaded',
    '33:unshaded',
    '33:shaded',
    '34:unshaded',
    '34:shaded',
    '35:unshaded',
    '35:shaded',
    '36:unshaded',
    '36:shaded',
    '37:unshaded',
    '37:shaded',
    '38:single',
    '39:unshaded',
    '39:shaded',
    '40:unshaded',
    '40:shaded',
  ]);
});
