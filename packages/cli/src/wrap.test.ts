import { expect, test } from 'vitest';
import { shorten, wrap, wrapPrinted } from './wrap.ts';

test.each([
  ['one two three', 7, ['one two', '  three']],
  ['  1  one two three', 12, ['  1  one two', '    three']],
  ['one two', 7, ['one two']],
  ['ab 123456', 8, ['ab', '  123456']],
  ['constitution', 8, ['constitu', '  tion']],
  ['health 100 %', 11, ['health', '  100 %']],
])('%j in %d columns', (text, columns, rows) => {
  expect(wrap(text, columns).split('\n')).toEqual(rows);
});

test.each([
  ['one two three', 13, 'one two three'],
  ['one two three', 12, 'one two…'],
  ['one two three', 8, 'one two…'],
  ['one two three', 7, 'one…'],
  ['a constitution', 8, 'a const…'],
])('%j is shortened to %d columns', (text, columns, shown) => {
  expect(shorten(text, columns)).toBe(shown);
});

test('colours take no room', () => {
  const [bold, plain] = ['\x1b[1m', '\x1b[22m'];
  expect(wrap(`${bold}one two${plain} three`, 7)).toBe(`${bold}one two${plain}\n  three`);
  expect(wrap(`${bold}one${plain} two`, 7)).toBe(`${bold}one${plain} two`);
});

test('a command stays in one piece, to be copied', () => {
  const command = 'npx fermata play pig --seats 2 --seed rain';
  expect(wrapPrinted(`You left. The same match: ${command}`, 30)).toBe(`You left. The same match:\n${command}`);
  expect(wrapPrinted(`Again: ${command}`, 80)).toBe(`Again: ${command}`);
  expect(wrapPrinted(command, 30)).toBe(command);
});
