/** The page of the doors is whole and up to date, and its examples compile, run, and do what they say (see snippets.ts). */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { API_PAGE, faultsIn, pageOf } from '../tools/api-page.ts';
import { readDoors } from '../tools/doors.ts';
import { runChecked } from './run-checked.ts';
import { complaintsAbout } from './snippets.ts';

const doors = await readDoors('packages/core');
const examples = doors.flatMap((door) =>
  door.names.flatMap((it) =>
    it.examples.map((code, at) => ({ name: `${door.name}, ${it.name}${at > 0 ? ` ${at + 1}` : ''}`, code })),
  ),
);

test('every export has a comment, and whatever is called an example', () => {
  expect(faultsIn(doors)).toEqual([]);
});

test('the root is what authors of a game need, and no more than 55 names', () => {
  const [root] = doors;
  expect(root?.name).toBe('@fermata/core');
  expect(root?.names.length).toBeLessThanOrEqual(55);
});

test('the page is what the comments say; else write it: npm run api', () => {
  expect(readFileSync(API_PAGE, 'utf8')).toBe(pageOf(doors));
});

test('all examples compile', () => {
  const complaints = complaintsAbout(new Map(examples.map(({ code }, at) => [`${at}.ts`, code])), import.meta.dirname);
  for (const [at, { name }] of examples.entries()) expect(complaints.get(`${at}.ts`), name).toEqual([]);
});

test.each(examples)('$name does what it says', async ({ name, code }) => {
  await runChecked(name, { code });
});
