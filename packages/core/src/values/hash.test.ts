import { assert, constantFrom, jsonValue, property, string } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { canonical, hashJson } from '../host.ts';
import { utf8, xxh32 } from './hash.ts';

describe('xxHash32', () => {
  // From the test suites of xxHash, python-xxhash and xxhash-rust.
  test.each<[text: string, seed: number, hash: number]>([
    ['', 0, 0x02cc5d05],
    ['', 1, 0x0b2cb792],
    ['a', 0, 0x550d7456],
    ['a', 1, 4_111_757_423],
    ['a', 2 ** 32 - 1, 3_443_684_653],
    ['as', 0, 0x9d5a0464],
    ['asd', 0, 0x3d83552b],
    ['abc', 0, 0x32d153ff],
    ['asdf', 0, 0x5e702c32],
    ['test', 12_345, 3_834_992_036],
    ['0123456789abcdef', 0, 0xc2c45b69],
    ['Call me Ishmael.', 0, 0x02f60492],
    ['0123456789abcdef0123456789abcdef', 0, 0xeb888d30],
    ['Nobody inspects the spammish repetition', 0, 0xe2293b2f],
    ['Some years ago--never mind how long precisely-', 0, 0x5f85f0d4],
    ['Call me Ishmael. Some years ago--never mind how long precisely-', 0, 0x6f320359],
  ])('of %j with seed %d is as published', (text, seed, hash) => {
    expect(xxh32(utf8(text), seed)).toBe(hash);
  });
});

describe('The bytes of a text', () => {
  test.each([
    ['one byte', 'A\u007f'],
    ['two bytes', '\u0080\u07ffé'],
    ['three bytes', '\u0800\uffff€'],
    ['four bytes', '\u{10000}\u{10ffff}🎲'],
    ['one byte, many', 'seed '.repeat(20)],
    ['two bytes, many', 'é'.repeat(100)],
  ])('are those of UTF-8: signs of %s', (_, text) => {
    expect(utf8(text)).toEqual(new TextEncoder().encode(text));
  });

  test('are those of UTF-8, whatever the text', () => {
    assert(
      property(string({ unit: 'binary' }), (text) => {
        expect(String(utf8(text))).toBe(String(new TextEncoder().encode(text)));
      }),
    );
  });
});

describe('The fingerprint of JSON', () => {
  test('has 16 digits: xxHash32 of the canonical text with seed 0, then with seed 1', () => {
    expect(hashJson('')).toBe(hex(xxh32(utf8('""'), 0)) + hex(xxh32(utf8('""'), 1)));
  });

  test('has 16 digits even if it begins with zeros', () => {
    assert(
      property(jsonValue(), (value) => {
        expect(hashJson(value)).toMatch(/^[0-9a-f]{16}$/);
      }),
    );
  });

  test('does not depend on the order of keys', () => {
    expect(hashJson({ seat: 1, card: { suit: 'red', rank: 5 } })).toBe(
      hashJson({ card: { rank: 5, suit: 'red' }, seat: 1 }),
    );
  });

  test('differs where the values differ', () => {
    assert(
      property(jsonValue(), jsonValue(), (a, b) => {
        expect(hashJson(a) === hashJson(b)).toBe(canonical(a) === canonical(b));
      }),
    );
  });

  test('changes with every single sign of the text', () => {
    assert(
      property(string({ minLength: 1 }), constantFrom('x', 'y'), (text, sign) => {
        expect(hashJson(text + sign)).not.toBe(hashJson(text + (sign === 'x' ? 'y' : 'x')));
      }),
    );
  });
});

function hex(word: number): string {
  return word.toString(16).padStart(8, '0');
}
