import { brief } from '../values/brief.ts';
import { misuse } from '../values/errors.ts';
import { hex, utf8, xxh32 } from '../values/hash.ts';
import { BLOCK, chacha8, KEY } from './chacha8.ts';
import { type Oracle, OUTCOMES_MAX } from './oracle.ts';

/**
 * Chance from a seed: the same in Node, worker and browser. Each stream of a seed is independent of the others. Agents
 * have one each, so that the dice of a match do not depend on who plays.
 *
 * @example
 * ```ts
 * import { seeded } from '@fermata/core';
 *
 * const [one, other] = [seeded('rain'), seeded('rain')];
 * one.int(6, 'die') === other.int(6, 'die'); // → true
 * ```
 */
export function seeded(seed: string | number, stream = 0): Oracle {
  return new Seeded(seedText(seed), stream, 0);
}

/** A seed as records hold it. What has no text of its own would be a seed as well, and the same one whatever was meant. */
export function seedText(seed: string | number): string {
  if (typeof seed === 'string' || Number.isFinite(seed)) return String(seed);
  throw misuse('start', `a seed is a text or a number; got ${brief(seed)}`);
}

/**
 * A seed nobody has used: 64 hex digits from the platform's own generator. For whoever wants to know the seed before
 * the match: `start` makes one, too.
 *
 * @example
 * ```ts
 * import { freshSeed } from '@fermata/core/host';
 *
 * freshSeed().length; // → 64
 * freshSeed() === freshSeed(); // → false
 * ```
 */
export function freshSeed(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(KEY)), hex).join('');
}

declare const crypto: { getRandomValues(words: Uint32Array): Uint32Array };

class Seeded implements Oracle {
  readonly #seed: string;
  readonly #stream: number;
  #current: Block | undefined;
  readonly isBlind = true;
  declare position: number;

  constructor(seed: string, stream: number, position: number) {
    this.#seed = seed;
    this.#stream = stream;
    this.position = position;
  }

  int(n: number): number {
    if (!(n > 0 && n <= OUTCOMES_MAX)) throw misuse('options', `an oracle has 1 to ${OUTCOMES_MAX} outcomes; got ${n}`);
    // Words above the largest multiple of n are thrown away, so that every outcome is equally likely. (The remainder is
    // taken by a division: `%` costs 2 to 7 % of `connect4_vs_bare`, since words are no small integers.)
    for (;;) {
      const word = this.#next();
      const outcome = word - Math.floor(word / n) * n;
      if (word - outcome <= OUTCOMES_MAX - n) return outcome;
    }
  }

  at(position: number): Oracle {
    const other = new Seeded(this.#seed, this.#stream, position);
    other.#current = this.#current;
    return other;
  }

  #next(): number {
    const at = this.position++;
    let block = this.#current;
    if (block === undefined || at < block.start || at >= block.start + BLOCK) {
      // Blocks are never written to again, so that forks may share them; a match without chance makes none.
      const key = block?.key ?? keyOf(this.#seed);
      const counter = Math.floor(at / BLOCK);
      block = { key, start: counter * BLOCK, words: chacha8(key, this.#stream, counter) };
      this.#current = block;
    }
    return block.words[at - block.start] as number; // within the block
  }
}

interface Block {
  readonly key: Uint32Array;
  readonly start: number;
  readonly words: Uint32Array;
}

/** 64 hex digits are the key itself; any other text is spread over the key. */
function keyOf(seed: string): Uint32Array {
  const key = new Uint32Array(KEY);
  const bytes = /^[0-9a-f]{64}$/.test(seed) ? undefined : utf8(seed);
  for (let at = 0; at < KEY; at++)
    key[at] = bytes === undefined ? Number.parseInt(seed.slice(at * 8, at * 8 + 8), 16) : xxh32(bytes, at);
  return key;
}
