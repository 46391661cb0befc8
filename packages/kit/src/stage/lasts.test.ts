import type { Motion } from '@fermata/scene';
import { expect, test } from 'vitest';
import { lastsMs } from './animate.ts';

const moved = (id: string): Motion => ({ type: 'moved', id, from: 'a', to: 'b', count: 1, turned: false });
const changed: Motion = { type: 'changed', id: 'x' };

test('what is not to be seen takes no time', () => {
  expect(lastsMs([], [])).toBe(0);
});

test.each([
  ['what only changes', [changed], []],
  ['what is only spoken of', [], ['x']],
])('%s is loud for a moment', (_, motions, cues) => {
  expect(lastsMs(motions, cues)).toBeGreaterThanOrEqual(180);
  expect(lastsMs(motions, cues)).toBeLessThanOrEqual(320);
});

test('several follow each other by 40 ms, and a crowd is not waited for', () => {
  const many = (count: number) =>
    lastsMs(
      Array.from({ length: count }, (_, at) => moved(String(at))),
      [],
    );
  expect(many(3) - many(1)).toBe(80);
  expect(many(40)).toBe(many(7));
});
