import type { Oracle } from '@fermata/core';

/** Four words of 16 bits, the most significant first. */
export type Gen5Seed = readonly [number, number, number, number];

/**
 * Chance as the games of the fifth generation make it: x becomes x · 0x5D588B656C078965 + 0x269EC3, in 64 bits, and the
 * upper half is the outcome. Public simulators understand the same seeds, so a battle can be compared with theirs.
 */
export function gen5(seed: Gen5Seed): Oracle & { seed(): Gen5Seed } {
  const isWord = (word: unknown) => Number.isInteger(word) && (word as number) >= 0 && (word as number) <= 0xffff;
  if (!Array.isArray(seed) || seed.length !== 4 || !seed.every(isWord))
    throw new TypeError(`a seed of gen5 is four whole numbers from 0 to 65535; got ${JSON.stringify(seed)}`);
  return new Gen5(seed, 0);
}

/** Two halves, as signed numbers of 32 bits: those are never put on the heap, which moves `pokemon_vs_showdown_log_off`. */
const [A_HIGH, A_LOW] = [0x5d588b65, 0x6c078965];
const C_LOW = 0x269ec3;
const WORD = 2 ** 32;

class Gen5 implements Oracle {
  readonly #start: Gen5Seed;
  #high: number;
  #low: number;
  readonly isBlind = true;
  position = 0;

  constructor(seed: Gen5Seed, position: number) {
    this.#start = seed;
    this.#high = (seed[0] << 16) | seed[1];
    this.#low = (seed[2] << 16) | seed[3];
    while (this.position < position) this.#step();
  }

  int(n: number): number {
    this.#step();
    return Math.floor(((this.#high >>> 0) * n) / WORD);
  }

  at(position: number): Oracle {
    return new Gen5(this.#start, position);
  }

  seed(): Gen5Seed {
    return [this.#high >>> 16, this.#high & 0xffff, this.#low >>> 16, this.#low & 0xffff];
  }

  #step(): void {
    this.position++;
    this.#high = (Math.imul(this.#high, A_LOW) + Math.imul(this.#low, A_HIGH) + carryOf(this.#low)) | 0;
    this.#low = (Math.imul(this.#low, A_LOW) + C_LOW) | 0;
  }
}

/** What low · A_LOW + C_LOW has beyond 32 bits, exactly: by parts of 16 bits, which doubles can hold. */
function carryOf(low: number): number {
  const [high16, low16] = [low >>> 16, low & 0xffff];
  const middle = high16 * (A_LOW & 0xffff) + Math.floor((low16 * (A_LOW & 0xffff) + C_LOW) / 0x10000);
  const other = low16 * (A_LOW >>> 16) + (middle & 0xffff);
  return high16 * (A_LOW >>> 16) + Math.floor(middle / 0x10000) + Math.floor(other / 0x10000);
}
