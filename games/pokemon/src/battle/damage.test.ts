import { expect, test } from 'vitest';
import { speciesById } from '../data/index.ts';
import { criticalChance } from './damage.ts';

/** Half the base speed; eight times as much for some moves; a quarter of that for whoever is focused, by a slip. */
test.each([
  // Base speed 115, 57 after halving. Focused: 57 / 2 = 28, / 2; and 28 * 4.
  ['persian', { plain: 57, high: 255, focused: 14, both: 112 }],
  // 72 and 36: 36 * 8 is too much. Focused: 18, / 2; and 18 * 4.
  ['rattata', { plain: 36, high: 255, focused: 9, both: 72 }],
  // 50 and 25. Focused: 12, / 2; and 12 * 4.
  ['chansey', { plain: 25, high: 200, focused: 6, both: 48 }],
  // 15 and 7. Focused: 3, / 2; and 3 * 4.
  ['slowpoke', { plain: 7, high: 56, focused: 1, both: 12 }],
])('%s is critical so often in 256: %j', (id, { plain, high, focused, both }) => {
  const species = speciesById(id)!.number; // all are there
  const often = (isFocused: boolean, isHigh: boolean) => criticalChance({ species }, isFocused, isHigh);
  expect([often(false, false), often(false, true), often(true, false), often(true, true)]).toEqual([
    plain,
    high,
    focused,
    both,
  ]);
});
