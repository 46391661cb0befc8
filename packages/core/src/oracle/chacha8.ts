/** Words in a block, and in a key. */
export const BLOCK = 16;
export const KEY = 8;

/**
 * One block of ChaCha with eight rounds: 16 words that depend on key, stream and counter alone. Being counter-based,
 * it can be read at any place, so a fork costs nothing and a saved oracle is one number.
 */
export function chacha8(key: Uint32Array, stream: number, counter: number): Uint32Array {
  for (let at = 0; at < KEY; at++) INPUT[4 + at] = key[at]!; // indices are within the block, here and below
  INPUT[12] = counter;
  INPUT[13] = counter / 0x100000000;
  INPUT[14] = stream;
  INPUT[15] = stream / 0x100000000;
  for (let at = 0; at < BLOCK; at++) MIXED[at] = INPUT[at]!;
  for (let round = 0; round < 8; round += 2)
    for (let at = 0; at < QUARTERS.length; at += 4)
      quarter(MIXED, QUARTERS[at]!, QUARTERS[at + 1]!, QUARTERS[at + 2]!, QUARTERS[at + 3]!);
  const out = new Uint32Array(BLOCK);
  for (let at = 0; at < BLOCK; at++) out[at] = MIXED[at]! + INPUT[at]!;
  return out;
}

/** "expand 32-byte k", the constant of the cipher, and room for the rest. */
const INPUT = new Int32Array(BLOCK);
INPUT.set([0x61707865, 0x3320646e, 0x79622d32, 0x6b206574]);
const MIXED = new Int32Array(BLOCK);

/** Places in hex, four by four: the columns, then the diagonals. */
const QUARTERS = Array.from('048c159d26ae37bf05af16bc278d349e', (place) => Number.parseInt(place, 16));

/** What is read once and written once stays in registers meanwhile. */
function quarter(x: Int32Array, i: number, j: number, k: number, l: number): void {
  let a = (x[i]! + x[j]!) | 0;
  let d = rotate(x[l]! ^ a, 16);
  let c = (x[k]! + d) | 0;
  let b = rotate(x[j]! ^ c, 12);
  a = (a + b) | 0;
  d = rotate(d ^ a, 8);
  c = (c + d) | 0;
  b = rotate(b ^ c, 7);
  x[i] = a;
  x[j] = b;
  x[k] = c;
  x[l] = d;
}

function rotate(word: number, by: number): number {
  return (word << by) | (word >>> (32 - by));
}
