/** Words in a block, and in a key. */
export const BLOCK = 16;
export const KEY = 8;

/**
 * One block of ChaCha with eight rounds: 16 words that depend on key, stream and counter alone. Being counter-based,
 * it can be read at any place, so a fork costs nothing and a saved oracle is one number.
 */
export function chacha8(key: Uint32Array, stream: number, counter: number): Uint32Array {
  const input = INPUT;
  input.set(key, 4);
  input[12] = counter;
  input[13] = counter / 0x100000000;
  input[14] = stream;
  input[15] = stream / 0x100000000;
  const out = input.slice();
  for (let round = 0; round < 8; round += 2) {
    quarter(out, 0, 4, 8, 12);
    quarter(out, 1, 5, 9, 13);
    quarter(out, 2, 6, 10, 14);
    quarter(out, 3, 7, 11, 15);
    quarter(out, 0, 5, 10, 15);
    quarter(out, 1, 6, 11, 12);
    quarter(out, 2, 7, 8, 13);
    quarter(out, 3, 4, 9, 14);
  }
  for (let at = 0; at < BLOCK; at++) out[at] = w(out, at) + w(input, at);
  return out;
}

/** "expand 32-byte k", the constant of the cipher, and room for the rest. */
const INPUT = new Uint32Array(BLOCK);
INPUT.set([0x61707865, 0x3320646e, 0x79622d32, 0x6b206574]);

function quarter(x: Uint32Array, a: number, b: number, c: number, d: number): void {
  x[a] = w(x, a) + w(x, b);
  x[d] = rotate(w(x, d) ^ w(x, a), 16);
  x[c] = w(x, c) + w(x, d);
  x[b] = rotate(w(x, b) ^ w(x, c), 12);
  x[a] = w(x, a) + w(x, b);
  x[d] = rotate(w(x, d) ^ w(x, a), 8);
  x[c] = w(x, c) + w(x, d);
  x[b] = rotate(w(x, b) ^ w(x, c), 7);
}

function w(words: Uint32Array, at: number): number {
  return words[at] as number; // indices are constants within the block
}

function rotate(word: number, by: number): number {
  return (word << by) | (word >>> (32 - by));
}
