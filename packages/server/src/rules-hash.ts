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
  const folders = ['core', home].map(folderOf);
  const hash = folders.every((folder) => folder !== undefined) ? hashOf(folders as string[]) : UNKNOWN_RULES; // checked
  known.set(home, hash);
  return hash;
}

/** The sources of a package of ours, or what was built of them; undefined where there is no such package. */
function folderOf(name: string): string | undefined {
  for (let folder = dirname(fileURLToPath(import.meta.url)); ; folder = dirname(folder)) {
    const found = join(folder, 'node_modules', '@fermata', name);
    for (const part of ['dist', 'src']) if (existsSync(join(found, part))) return join(found, part);
    if (dirname(folder) === folder) return undefined;
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
