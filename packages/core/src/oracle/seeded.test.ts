import { Worker } from 'node:worker_threads';
import { chacha8 } from '@noble/ciphers/chacha.js';
import { assert, integer, property, string } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { freshSeed } from '../host.ts';
import { Misuse, type Oracle, seeded } from '../index.ts';

const KEY = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f';
const ALL = 2 ** 32;

describe('A seeded oracle', () => {
  test('draws the numbers of ChaCha8 in order, where the seed is a key of 64 hex digits', () => {
    expect(draws(seeded(KEY), 50, ALL)).toEqual(published(KEY, 0, 50));
  });

  test.each([1, 7, ALL + 3])('has independent streams: stream %d is that of the cipher', (stream) => {
    expect(draws(seeded(KEY, stream), 50, ALL)).toEqual(published(KEY, stream, 50));
  });

  test('spreads any other seed: the same seed, the same numbers, as a number or as a text', () => {
    expect(draws(seeded(7), 20, 1_000)).toEqual(draws(seeded('7'), 20, 1_000));
    assert(
      property(string(), (seed) => {
        expect(draws(seeded(seed), 5, ALL)).toEqual(draws(seeded(seed), 5, ALL));
        expect(draws(seeded(seed), 5, ALL)).not.toEqual(draws(seeded(`${seed}!`), 5, ALL));
      }),
    );
  });

  test('reads 64 digits as a key only if they are lower-case hex', () => {
    expect(draws(seeded(KEY.toUpperCase()), 5, ALL)).not.toEqual(draws(seeded(KEY), 5, ALL));
  });

  test('stays within 0 to n-1', () => {
    assert(
      property(integer({ min: 1, max: ALL }), integer(), (n, seed) => {
        for (const drawn of draws(seeded(seed), 20, n)) {
          expect(Number.isInteger(drawn) && drawn >= 0 && drawn < n).toBe(true);
        }
      }),
    );
  });
});

describe('Every outcome is equally likely', () => {
  test('because numbers beyond the largest multiple of n are thrown away', () => {
    // Of all numbers almost half are beyond 2^31 + 1; taken modulo n they would make small outcomes twice as likely.
    const n = 2 ** 31 + 1;
    const kept = published(KEY, 0, 64).filter((word) => word < n);
    expect(kept.length).toBeLessThan(50);
    expect(draws(seeded(KEY), kept.length, n)).toEqual(kept);
  });

  test('the first number beyond it, too', () => {
    // Beyond half of all numbers the largest multiple of n is n itself.
    const numbers = published(KEY, 0, 20);
    const n = numbers.find((number) => number > 2 ** 31) as number; // half of them are
    expect(seeded(KEY).int(n, 'number')).toBe(numbers.find((number) => number < n));
  });

  test('and so are the sides of a die', () => {
    const counts = Array(6).fill(0);
    for (const side of draws(seeded('fair'), 60_000, 6)) counts[side]++;
    for (const count of counts) expect(Math.abs(count - 10_000)).toBeLessThan(460); // five standard deviations
  });
});

describe('The place of an oracle', () => {
  test('is what a fork comes back to; the original stays where it is', () => {
    const oracle = seeded('place');
    const first = draws(oracle, 40, 100);
    const { position } = oracle;
    const second = draws(oracle, 40, 100);
    expect(draws(oracle.at(0), 40, 100)).toEqual(first);
    expect(draws(oracle.at(position), 40, 100)).toEqual(second);
    expect(draws(oracle, 1, 100)).toEqual(draws(seeded('place').at(oracle.position - 1), 1, 100));
  });

  test('counts the numbers that were thrown away, too', () => {
    const oracle = seeded(KEY);
    draws(oracle, 20, 2 ** 31 + 1);
    expect(oracle.position).toBeGreaterThan(20);
    const { position } = oracle;
    expect(draws(oracle, 5, ALL)).toEqual(published(KEY, 0, position + 5).slice(position));
  });
});

test.each([0, Number.NaN, ALL + 1, Infinity])('an oracle has no %d outcomes', (n) => {
  const message = `an oracle has 1 to 4294967296 outcomes; got ${n}`;
  expect(() => seeded(1).int(n, 'die')).toThrow(new Misuse('options', message));
});

test('a fresh seed is a key that nobody has used', () => {
  const seeds = Array.from({ length: 20 }, freshSeed);
  for (const seed of seeds) expect(seed).toMatch(/^[0-9a-f]{64}$/);
  expect(new Set(seeds).size).toBe(20);
});

test('a worker draws the same numbers', { timeout: 60_000 }, async () => {
  const inWorker = `
    import('node:worker_threads').then(async ({ parentPort, workerData }) => {
      const { tsImport } = await import('tsx/esm/api');
      const { seeded } = await tsImport(workerData, workerData);
      const oracle = seeded('the same everywhere', 3);
      parentPort.postMessage(Array.from({ length: 100 }, () => oracle.int(1_000, 'number')));
    });`;
  const worker = new Worker(inWorker, { eval: true, workerData: new URL('../index.ts', import.meta.url).href });
  const numbers = await new Promise((resolve, reject) => worker.once('message', resolve).once('error', reject));
  expect(numbers).toEqual(draws(seeded('the same everywhere', 3), 100, 1_000));
});

function draws(oracle: Oracle, count: number, n: number): number[] {
  return Array.from({ length: count }, () => oracle.int(n, 'number'));
}

/** The first words of a well-tested ChaCha8. Eight digits of the key are one of its words. */
function published(seed: string, stream: number, count: number): number[] {
  const key = new DataView(new ArrayBuffer(32));
  for (let at = 0; at < 8; at++) key.setUint32(at * 4, Number.parseInt(seed.slice(at * 8, at * 8 + 8), 16), true);
  const nonce = new DataView(new ArrayBuffer(12));
  nonce.setUint32(4, stream, true);
  nonce.setUint32(8, stream / ALL, true);
  const bytes = chacha8(new Uint8Array(key.buffer), new Uint8Array(nonce.buffer), new Uint8Array(count * 4));
  const words = new DataView(bytes.buffer, bytes.byteOffset);
  return Array.from({ length: count }, (_, at) => words.getUint32(at * 4, true));
}
