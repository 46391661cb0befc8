import { expect, test } from 'vitest';
import { freshMatchId, timedId } from './match-id.ts';

test('an id of a time and of chance is the one of the example in RFC 9562, A.6', () => {
  const ms = Date.parse('2022-02-22T19:22:22.000Z');
  expect(timedId(ms, '919108f7-52d1-4cc3-98c4-dc0c0c07398f')).toBe('017f22e2-79b0-7cc3-98c4-dc0c0c07398f');
});

test('matches that are begun later come later, and no two are called alike', () => {
  const before = timedId(Date.now() - 1, 'ffffffff-ffff-4fff-bfff-ffffffffffff');
  const ids = Array.from({ length: 1000 }, freshMatchId);
  expect(new Set(ids)).toHaveLength(1000);
  for (const id of ids)
    expect(id > before && /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/.test(id)).toBe(true);
});
