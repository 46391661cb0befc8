/** Copies of the rules with an error planted in them. The rules themselves are never touched. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { gen1 } from '../../src/gen1/game.ts';

/** A text of one file of the rules, and what stands there instead. */
export interface Edit {
  readonly file: string;
  readonly from: string;
  readonly to: string;
}

const RULES = fileURLToPath(new URL('../../src', import.meta.url));
const COPY = fileURLToPath(new URL('../.mutant-', import.meta.url));

/** Runs `body` with the game of a changed copy of the rules, and removes the copy. */
export async function withPlanted<T>(edits: readonly Edit[], body: (game: typeof gen1) => T): Promise<T> {
  const folder = mkdtempSync(COPY);
  try {
    cpSync(RULES, folder, { recursive: true, filter: (path) => !/[.](?:test|soak)[.]ts$/.test(path) });
    for (const { file, from, to } of edits) change(`${folder}/${file}`, from, to);
    const { gen1: planted } = await import(pathToFileURL(`${folder}/gen1/game.ts`).href);
    return body(planted);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The text has to be there exactly once: rules that were rewritten want their errors rewritten. */
function change(path: string, from: string, to: string): void {
  const text = readFileSync(path, 'utf8');
  const count = text.split(from).length - 1;
  if (count !== 1) throw new Error(`${path} has ${JSON.stringify(from)} ${count} times; an error replaces one text`);
  writeFileSync(
    path,
    text.replace(from, () => to),
  );
}
