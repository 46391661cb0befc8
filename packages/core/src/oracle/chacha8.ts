import { rotate } from '../values/hash.ts';

/** Words in a block, and in a key. */
export const BLOCK = 16;
export const KEY = 8;

/**
 * One block of ChaCha with eight rounds: 16 words that depend on key, stream and counter alone. Being counter-based,
 * it can be read at any place, so a fork costs nothing and a saved oracle is one number. Every word is a variable of its
 * own: that is three times as fast as words in a list, which `pokemon_vs_showdown_log_off` shows.
 */
// biome-ignore format: a line for each half of a quarter round, four words to a line elsewhere
export function chacha8(key: Uint32Array, stream: number, counter: number): Uint32Array {
  for (let at = 0; at < KEY; at++) INPUT[4 + at] = key[at]!; // places are within the block, here and below
  INPUT[12] = counter;
  INPUT[13] = counter / 0x100000000;
  INPUT[14] = stream;
  INPUT[15] = stream / 0x100000000;
  let x0 = INPUT[0]!, x1 = INPUT[1]!, x2 = INPUT[2]!, x3 = INPUT[3]!;
  let x4 = INPUT[4]!, x5 = INPUT[5]!, x6 = INPUT[6]!, x7 = INPUT[7]!;
  let x8 = INPUT[8]!, x9 = INPUT[9]!, xa = INPUT[10]!, xb = INPUT[11]!;
  let xc = INPUT[12]!, xd = INPUT[13]!, xe = INPUT[14]!, xf = INPUT[15]!;
  // The words that meet in odd rounds lie in diagonals. To mirror all rows makes columns of them, and the other way round.
  for (let round = 0; round < 8; round++) {
    x0 = (x0 + x4) | 0; xc = rotate(xc ^ x0, 16); x8 = (x8 + xc) | 0; x4 = rotate(x4 ^ x8, 12);
    x0 = (x0 + x4) | 0; xc = rotate(xc ^ x0, 8); x8 = (x8 + xc) | 0; x4 = rotate(x4 ^ x8, 7);
    x1 = (x1 + x5) | 0; xd = rotate(xd ^ x1, 16); x9 = (x9 + xd) | 0; x5 = rotate(x5 ^ x9, 12);
    x1 = (x1 + x5) | 0; xd = rotate(xd ^ x1, 8); x9 = (x9 + xd) | 0; x5 = rotate(x5 ^ x9, 7);
    x2 = (x2 + x6) | 0; xe = rotate(xe ^ x2, 16); xa = (xa + xe) | 0; x6 = rotate(x6 ^ xa, 12);
    x2 = (x2 + x6) | 0; xe = rotate(xe ^ x2, 8); xa = (xa + xe) | 0; x6 = rotate(x6 ^ xa, 7);
    x3 = (x3 + x7) | 0; xf = rotate(xf ^ x3, 16); xb = (xb + xf) | 0; x7 = rotate(x7 ^ xb, 12);
    x3 = (x3 + x7) | 0; xf = rotate(xf ^ x3, 8); xb = (xb + xf) | 0; x7 = rotate(x7 ^ xb, 7);
    let swap = x1; x1 = x3; x3 = swap;
    swap = x4; x4 = x5; x5 = swap; swap = x6; x6 = x7; x7 = swap;
    swap = x8; x8 = xa; xa = swap;
    swap = xc; xc = xf; xf = swap; swap = xd; xd = xe; xe = swap;
  }
  const out = Uint32Array.of(x0, x1, x2, x3, x4, x5, x6, x7, x8, x9, xa, xb, xc, xd, xe, xf);
  for (let at = 0; at < BLOCK; at++) out[at]! += INPUT[at]!;
  return out;
}

/** "expand 32-byte k", the constant of the cipher, and room for the rest. */
const INPUT = new Int32Array(BLOCK);
INPUT.set([0x61707865, 0x3320646e, 0x79622d32, 0x6b206574]);
