import { expect, test } from 'vitest';
import { forbiddenGlobals } from './forbidden-globals.ts';

test.each([
  'Math.random()',
  'Math["random"]()',
  'const { random } = Math',
  'new Date()',
  'Date.now()',
  'globalThis.Date.now()',
  'performance.now()',
  'a.localeCompare(b)',
  'n.toLocaleString()',
  'new Intl.NumberFormat()',
])('rules may not say %s', (code) => {
  expect(forbiddenGlobals('rules.ts', `const a = 1;\n${code};`)).toEqual([expect.stringMatching(/^rules[.]ts:2: /)]);
});

test.each([
  '// Math.random and Date belong to nobody here',
  'const text = "new Date()"',
  'Math.max(1, 2)',
  'const randomDate = today',
])('rules may say %s', (code) => {
  expect(forbiddenGlobals('rules.ts', code)).toEqual([]);
});
