/**
 * The page, built from the sources once after each change, as the command line is. Nobody is shown a stale page, and nobody a
 * half-built one: it is built beside the one that is served, which it then takes the place of.
 */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** What a page is made of, seen from the root. */
const SOURCES = [
  'package-lock.json',
  'packages/web/index.html',
  'packages/web/vite.config.ts',
  'packages/web/build',
  ...['agents', 'catalog', 'core', 'kit', 'scene', 'session', 'sim', 'web'].map((name) => `packages/${name}/src`),
  'packages/web/public',
];

/**
 * The folder of a page that is made of the sources as they are.
 * @param {string} root the repository
 * @param {() => void} onBuild told before it is built
 * @returns {Promise<string>}
 */
export async function builtPage(root, onBuild) {
  const folder = join(root, 'node_modules/.cache/fermata-page');
  const stamp = join(folder, 'sources.sha256');
  const hash = sourcesHash(root);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return folder;
  onBuild();
  const draft = `${folder}-${process.pid}`;
  // Whoever tests the page is shown the one that people are.
  process.env.NODE_ENV = 'production';
  const { build } = await import('vite');
  const configFile = join(root, 'packages/web/vite.config.ts');
  await build({ configFile, logLevel: 'error', build: { outDir: draft, emptyOutDir: true } });
  writeFileSync(join(draft, 'sources.sha256'), hash);
  rmSync(folder, { recursive: true, force: true });
  renameSync(draft, folder);
  return folder;
}

/** @param {string} root */
function sourcesHash(root) {
  const hash = createHash('sha256');
  const games = readdirSync(join(root, 'games'), { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const folders = [...SOURCES, ...games.flatMap(({ name }) => [`games/${name}/src`, `games/${name}/look`])];
  for (const file of folders.flatMap((path) => filesIn(join(root, path)))) hash.update(file).update(readFileSync(file));
  return hash.digest('hex');
}

/** @param {string} path @returns {string[]} */
function filesIn(path) {
  if (!existsSync(path)) return [];
  if (/[.][a-z]+$/.test(path)) return [path];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/[.](?:test|soak)[.]ts$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}
