import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

/** What cannot be told from other rules: a match of such rules is always played again and compared. */
export const UNKNOWN_RULES = 'unknown';

const known = new Map<string, string>();

/** A hash of all that decides how a match of a game goes: its files and those of core. */
export function rulesHash(home: string): string {
  const before = known.get(home);
  if (before !== undefined) return before;
  const hash = hashFrom(dirname(fileURLToPath(import.meta.url)), home);
  known.set(home, hash);
  return hash;
}

/** The same, as it is seen from a folder. */
export function hashFrom(folder: string, home: string): string {
  const folders = ['core', home].map((name) => foldersOf(folder, name));
  return folders.every((found) => found.length > 0) ? hashOf(folders.flat()) : UNKNOWN_RULES;
}

/**
 * The sources of a package of ours, and what was built of them: where both are there nobody knows which of them is run, and one
 * may be older than the other. None where there is no such package.
 */
function foldersOf(from: string, name: string): string[] {
  for (let folder = from; ; folder = dirname(folder)) {
    const found = join(folder, 'node_modules', '@fermata', name);
    const parts = ['dist', 'src'].map((part) => join(found, part)).filter((part) => existsSync(part));
    if (parts.length > 0 || dirname(folder) === folder) return parts;
  }
}

function hashOf(folders: readonly string[]): string {
  const hash = createHash('sha256');
  for (const folder of folders) {
    const files = readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((file) => file.isFile() && /(?<!\.(?:test|soak|d))\.(?:js|ts|json)$/.test(file.name))
      .map((file) => join(file.parentPath, file.name))
      .sort();
    for (const file of files) hash.update(`${relative(folder, file)}\n`).update(readFileSync(file));
  }
  return hash.digest('hex');
}
