import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { TOOLS, workspaceManifest } from './manifest.ts';
import { listingLines } from './steps.ts';

const text = (path: string) => readFileSync(new URL(`../../../../${path}`, import.meta.url), 'utf8');
const json = (path: string) => JSON.parse(text(path));

test('a game of the workspace begins with the package.json that the others have', () => {
  const { description: _, keywords, ...pig } = json('games/pig/package.json');
  expect(workspaceManifest('pig', 'Pig')).toMatchObject(pig);
  expect(keywords).toEqual(expect.arrayContaining(['fermata', 'game', 'rules', 'pig']));
});

test('a game in a folder of its own is tested with the tools that we have', () => {
  const ours = json('package.json').devDependencies;
  expect(TOOLS).toEqual({ typescript: `^${ours.typescript}`, vitest: `^${ours.vitest}` });
});

test('the catalog is told of a new game as it is of the others', () => {
  const lines = listingLines('pig').map((line) => line.trim());
  const entry = text('packages/catalog/src/entries/pig.ts');
  expect(lines).toContain("export const entry = entryOf('pig', rules.pig, rules);");
  expect(entry).toContain("export const entry = entryOf('pig', rules.pig, rules);");
  expect(entry).toContain("import * as rules from '@fermata/pig';");
});
