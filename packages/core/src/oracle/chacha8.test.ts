import { chacha8 as peer } from '@noble/ciphers/chacha.js';
import { assert, property, uint8Array } from 'fast-check';
import { expect, test } from 'vitest';
import { chacha8 } from './chacha8.ts';

const ZEROS = new Uint8Array(32);
const ONES = new Uint8Array(32).fill(0xff);
const COUNTING = Uint8Array.from({ length: 32 }, (_, at) => at);

test.each<[what: string, key: Uint8Array, stream: number, counter: number]>([
  ['the first block', ZEROS, 0, 0],
  ['the second block', ZEROS, 0, 1],
  ['another key', COUNTING, 0, 0],
  ['the largest key', ONES, 0, 7],
  ['another stream', COUNTING, 1, 0],
  ['a stream of more than 32 bits', COUNTING, 2 ** 32 + 5, 3],
  ['a block whose number just fits into 32 bits', COUNTING, 0, 2 ** 32 - 2],
  ['a block whose number does not', COUNTING, 0, 2 ** 32],
  ['a block as far away as numbers can count', COUNTING, 0, Number.MAX_SAFE_INTEGER - 1],
])('ChaCha8 is as published: %s', (_, key, stream, counter) => {
  expect([...chacha8(words(key), stream, counter)]).toEqual(published(key, stream, counter));
});

test('ChaCha8 is as published, whatever the key', () => {
  assert(
    property(uint8Array({ minLength: 32, maxLength: 32 }), (key) => {
      expect([...chacha8(words(key), 9, 4)]).toEqual(published(key, 9, 4));
    }),
  );
});

/** The same block from a well-tested library, whose counter has 32 bits and whose nonce has the other 96. */
function published(key: Uint8Array, stream: number, counter: number): number[] {
  const nonce = new DataView(new ArrayBuffer(12));
  nonce.setUint32(0, counter / 2 ** 32, true);
  nonce.setUint32(4, stream, true);
  nonce.setUint32(8, stream / 2 ** 32, true);
  return [...words(peer(key, new Uint8Array(nonce.buffer), new Uint8Array(64), undefined, counter % 2 ** 32))];
}

function words(bytes: Uint8Array): Uint32Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset);
  return Uint32Array.from({ length: bytes.length / 4 }, (_, at) => view.getUint32(at * 4, true));
}
