import { expect, test } from 'vitest';
import { MISSING } from './index.ts';

test('cards 111 to 120: what is not written yet', () => {
  const own = MISSING.filter((side) => Number.parseInt(side, 10) >= 111 && Number.parseInt(side, 10) <= 120);
  expect(own).toEqual([
    '111:unshaded',
    '111:shaded',
    '113:unshaded',
    '113:shaded',
    '114:unshaded',
    '114:shaded',
    '116:unshaded',
    '116:shaded',
    '117:unshaded',
    '117:shaded',
    '118:unshaded',
    '118:shaded',
    '119:unshaded',
    '119:shaded',
    '120:unshaded',
    '120:shaded',
  ]);
});
