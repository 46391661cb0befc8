/** A game says beside its rules what it contains, and leaves no question out that stands in its sources. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Contents } from '@fermata/core';
import { expect, test } from 'vitest';

const folders = readdirSync(import.meta.dirname, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

test.each(folders)('%s: prompts are all the questions that stand in its sources', async (folder) => {
  const exported: { readonly [name: string]: unknown } = await import(`./${folder}/src/index.ts`);
  const all = Object.keys(exported).filter((name) => /^(?:contents|\w+Contents)$/.test(name));
  expect(all).toContain('contents');
  for (const name of all) {
    const { prompts } = exported[name] as Contents; // so it is called
    expect([...prompts].sort(), name).toEqual(questionsIn(join(import.meta.dirname, folder, 'src')));
  }
});

/** Every text that begins with a capital and ends with a question mark. */
function questionsIn(folder: string): readonly string[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const sources = files.filter((file) => file !== 'contents.ts' && /(?<!\.test)\.ts$/.test(file));
  const texts = sources.map((file) => readFileSync(join(folder, file), 'utf8'));
  return [...new Set(texts.flatMap((text) => text.match(/(?<=')[A-Z][^'\n]*\?(?=')/g) ?? []))].sort();
}
