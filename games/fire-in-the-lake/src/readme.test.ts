import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { QUESTIONS } from './asking/questions.ts';

test('the README lists all questions', () => {
  const text = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
  const listed = [...text.matchAll(/^\| `([\w-]+)` \| (.*) \|$/gm)].map(([, step, question]) => [step, question]);
  expect(listed).toEqual(Object.entries(QUESTIONS));
});
