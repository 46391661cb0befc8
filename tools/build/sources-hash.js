import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Where a package that is built keeps the hash of what it was built of. */
export const HASH_FILE = 'dist/sources.sha256';

/**
 * True of what goes into a build; tests do not.
 *
 * @param {string} file
 */
export function isBuilt(file) {
  return !/[.](?:test|soak)[.]ts$/.test(file);
}

/**
 * A hash of all that a package is built of: its version, its sources, and the pages of the docs where it ships them.
 *
 * @param {string} folder
 * @returns {string}
 */
export function sourcesHash(folder) {
  const { version, files = [] } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const docs = files.includes('docs')
    ? textsIn(join(folder, '../../docs')).filter(([path]) => path.endsWith('.md'))
    : [];
  const all = JSON.stringify([version, textsIn(join(folder, 'src')), docs]);
  return createHash('sha256').update(all).digest('hex');
}

/**
 * The files within a folder, each with its text, in the order of their paths.
 *
 * @param {string} folder
 * @returns {[path: string, text: string][]}
 */
function textsIn(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && isBuilt(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
    .map((file) => [file.slice(folder.length), readFileSync(file, 'utf8')]);
}
