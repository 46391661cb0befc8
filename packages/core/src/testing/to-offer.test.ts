import { expect, test } from 'vitest';
import { masks } from '../../test/healthy/masks.ts';
import { vault } from '../../test/healthy/vault.ts';
import { scripted, toOffer } from './index.ts';

declare module 'vitest' {
  interface Matchers {
    toOffer(seat: number, options: readonly unknown[]): void;
  }
}

expect.extend({ toOffer });

const match = scripted(vault, { position: { code: 7, low: 6, high: 8 }, chance: [3] });

test('the whole offer is compared', () => {
  expect(match).toOffer(1, [6, 7, 8]);
  expect(match).not.toOffer(1, [6, 7]);
  expect(match).not.toOffer(0, [6, 7, 8]);
});

test('in its order', () => {
  expect(match).not.toOffer(1, [8, 7, 6]);
});

test('of each seat by itself, where several are asked', () => {
  const chance = ['red fox', 'red owl', 'red wolf', 'blue wolf', 'blue owl', 'gold owl'];
  const together = scripted(masks, { chance });
  expect(together).toOffer(0, ['red fox', 'blue wolf']);
  expect(together).toOffer(2, ['red wolf', 'gold owl']);
});

test('a failure shows what is offered, in which question', () => {
  expect(() => expect(match).toOffer(1, [6])).toThrow(
    'seat 1 is offered [6,7,8] ("Which code do you try?"); compared with [6]',
  );
  expect(() => expect(match).toOffer(0, [6])).toThrow('seat 0 is offered nothing; compared with [6]');
});
