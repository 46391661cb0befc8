import { canonical } from './canonical.ts';

const [P1, P2, P3, P4, P5] = [0x9e3779b1, 0x85ebca77, 0xc2b2ae3d, 0x27d4eb2f, 0x165667b1] as const;

/**
 * A 64-bit fingerprint of any JSON, as 16 hex digits: equal values, equal fingerprint, whatever the order of keys.
 *
 * @example
 * ```ts
 * import { hashJson } from '@fermata/core/host';
 *
 * hashJson({ a: 1, b: 2 }) === hashJson({ b: 2, a: 1 }); // → true
 * hashJson([1, 2]) === hashJson([2, 1]); // → false
 * ```
 */
export function hashJson(value: unknown): string {
  return hashText(canonical(value));
}

/** A 64-bit fingerprint of a text: two runs of xxHash32 with different seeds. */
export function hashText(text: string): string {
  const bytes = utf8(text);
  return hex(xxh32(bytes, 0)) + hex(xxh32(bytes, 1));
}

/** xxHash32, as published: fast, well tested, not cryptographic. */
export function xxh32(bytes: Uint8Array, seed: number): number {
  const { length } = bytes; // places are within it, here and below
  const lanes = [seed + P1 + P2, seed + P2, seed, seed - P1];
  let at = 0;
  // Four lanes over blocks of four words.
  for (; at < (length & ~15); at += 4) {
    const lane = (at >> 2) & 3;
    lanes[lane] = mixed(lanes[lane]!, wordAt(bytes, at), P2, 13, P1);
  }
  let hash = length + (at > 0 ? LANES.reduce((sum, by, lane) => sum + rotate(lanes[lane]!, by), 0) : seed + P5);
  for (; at <= length - 4; at += 4) hash = mixed(hash, wordAt(bytes, at), P3, 17, P4);
  for (; at < length; at++) hash = mixed(hash, bytes[at]!, P5, 11, P1);
  hash = Math.imul(hash ^ (hash >>> 15), P2);
  hash = Math.imul(hash ^ (hash >>> 13), P3);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/** By how much each lane is turned in the end. */
const LANES = [1, 7, 12, 18];

function wordAt(bytes: Uint8Array, at: number): number {
  return bytes[at]! | (bytes[at + 1]! << 8) | (bytes[at + 2]! << 16) | (bytes[at + 3]! << 24); // within them
}

function mixed(hash: number, word: number, before: number, by: number, after: number): number {
  return Math.imul(rotate(hash + Math.imul(word, before), by), after);
}

/**
 * The bytes of a text. For a short plain one, as most seeds are, calling the encoder takes longer than all the rest: 2 to 5 %
 * of `itemduel_decision_vs_boardgameio_move`.
 */
export function utf8(text: string): Uint8Array {
  if (text.length > 64) return ENCODER.encode(text);
  const bytes = new Uint8Array(text.length);
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code > 127) return ENCODER.encode(text);
    bytes[at] = code;
  }
  return bytes;
}

/** Every platform has it, but core knows neither Node nor the DOM. */
declare const TextEncoder: { new (): { encode(text: string): Uint8Array } };
const ENCODER = new TextEncoder();

/** Bits that leave on the left come in again on the right. */
export function rotate(word: number, by: number): number {
  return (word << by) | (word >>> (32 - by));
}

export function hex(word: number): string {
  return word.toString(16).padStart(8, '0');
}
