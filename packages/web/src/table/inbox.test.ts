import type { Frame, News } from '@fermata/session';
import { expect, test } from 'vitest';
import { joined } from './inbox.ts';

const frame = (number: number): Frame => ({ number, patch: [] });
const news = (from: number, count: number, rest: Partial<News> = {}): News => ({
  from,
  frames: Array.from({ length: count }, (_, at) => frame(from + at)),
  asked: [],
  waiting: [],
  basis: `${from + count}`,
  ...rest,
});

test.each<[rule: string, all: readonly News[], expected: readonly News[]]>([
  ['what follows is joined, and stands as the last does', [news(0, 2), news(2, 1)], [news(0, 3)]],
  ['a whole view at the start stays', [news(0, 0, { view: { a: 1 } }), news(0, 2)], [news(0, 2, { view: { a: 1 } })]],
  ['what was taken back is told apart', [news(0, 3), news(1, 0, { view: {} })], [news(0, 3), news(1, 0, { view: {} })]],
  ['and what follows that is joined to it', [news(1, 0, { view: {} }), news(1, 2)], [news(1, 2, { view: {} })]],
])('%s', (_, all, expected) => {
  expect(all.reduce<readonly News[]>(joined, [])).toEqual(expected);
});
