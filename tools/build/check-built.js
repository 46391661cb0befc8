/** `prepack` of every package: nobody packs one that names files which are yet to be built, or were built of other sources. */
import { existsSync, readFileSync } from 'node:fs';
import { HASH_FILE, sourcesHash } from './sources-hash.js';

/** @type {{ name: string, exports?: unknown, bin?: unknown, files?: string[] }} */
const { name, exports, bin, files = [] } = JSON.parse(readFileSync('package.json', 'utf8'));
const plain = files.filter((path) => !/[!*]/.test(path));
const named = Object.entries({ exports, bin, files: plain }).flatMap(([field, value]) =>
  pathsIn(value).map((path) => ({ field, path: path.replace(/^[.]\//, '') })),
);
const missing = named.find(({ path }) => !existsSync(path));
if (missing !== undefined) {
  const { field, path } = missing;
  console.error(`${name} is not built: its ${field} name ${path}, which is missing; run npm run build`);
  process.exitCode = 1;
} else if (!existsSync(HASH_FILE) || readFileSync(HASH_FILE, 'utf8') !== sourcesHash('.')) {
  console.error(`${name} has changed since it was built: its dist is of other sources; run npm run build`);
  process.exitCode = 1;
}

/**
 * Every path within a field, whatever conditions lead to it.
 *
 * @param {unknown} value
 * @returns {string[]}
 */
function pathsIn(value) {
  if (typeof value === 'string') return [value];
  return Object.values(value ?? {}).flatMap(pathsIn);
}
