import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { shortLines } from './short-lines.ts';

const through = (chunks: readonly string[], lengthMax: number) =>
  text(Readable.from(chunks.map((chunk) => Buffer.from(chunk))).pipe(shortLines(lengthMax)));

test.each([
  ['lines that fit pass as they are', ['one\ntw', 'o\n', '\nthree'], 'one\ntwo\n\nthree'],
  ['of a long one as much as shows that it is', ['abcdefghij\nshort\n'], 'abcdef\nshort\n'],
  ['however it comes in', ['abcd', 'efgh', 'ij\nsh', 'ort\nabcdefgh'], 'abcdef\nshort\nabcdef'],
  ['one of just that length is whole', ['abcde\n'], 'abcde\n'],
])('%s', async (_rule, chunks, expected) => {
  expect(await through(chunks, 5)).toBe(expected);
});
