/**
 * The command line as plain JavaScript, made of the sources by esbuild. Reading three hundred TypeScript files takes a
 * second, in every thread anew; this takes a tenth of it.
 *
 * 1. Nobody runs stale code: what was compiled counts only while every file that went into it is as it was.
 * 2. Where compiling does not serve, the sources run as they are: slower, and otherwise the same.
 * 3. Processes that compile at the same time do not meet: each writes a folder of its own, and the last one is kept. Nobody
 *    holds a lock, so one that is killed keeps nobody waiting; nor does a compiler that no longer answers, for long.
 */
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve, sep } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { manifestsIn, planOf } from './plan.js';

const HERE = fileURLToPath(new URL('../../../../', import.meta.url));
const HOUR_MS = 3_600_000;
/** It takes two seconds, and on a busy machine ten. */
const PATIENCE_MS = 60_000;

/** @typedef {{ root: string, node: string, folder: string, stamps: { [file: string]: string } }} Manifest */

/**
 * The address of the compiled command line; undefined if it is to run from its sources.
 * @param {readonly string[]} words what was typed
 * @param {string} root the repository
 * @param {number} patienceMs after which the sources run as they are
 * @returns {Promise<string | undefined>}
 */
export async function compiled(words, root = HERE, patienceMs = PATIENCE_MS) {
  if (words.some((word) => isInCore(root, word))) return undefined;
  const cache = join(root, 'node_modules/.cache/fermata');
  try {
    const manifest = known(root, cache) ?? (await compile(root, cache, patienceMs));
    return pathToFileURL(join(cache, manifest.folder, 'main.js')).href;
  } catch {
    return undefined; // a source that does not compile, or a folder that cannot be written: the sources tell
  }
}

/**
 * A game at a path asks for our packages by name, and gets those that were compiled. What lies among core's own files asks for
 * them by path, and would bring a second core.
 * @param {string} root
 * @param {string} word
 */
function isInCore(root, word) {
  return /[/\\]/.test(word) && resolve(word.replace(/^.*?=/, '')).startsWith(join(root, 'packages', 'core', sep));
}

/** What was compiled last, if nothing has changed since. @param {string} root @param {string} cache @returns {Manifest | undefined} */
function known(root, cache) {
  const file = join(cache, 'manifest.json');
  if (!existsSync(file)) return undefined;
  /** @type {Manifest} */
  const manifest = JSON.parse(readFileSync(file, 'utf8'));
  const isOurs = manifest.root === root && manifest.node === process.version;
  const isFresh = isOurs && Object.entries(manifest.stamps).every(([file, stamp]) => stampOf(file) === stamp);
  return isFresh ? manifest : undefined;
}

/** Another one whenever a file is written or replaced: nobody can set the time of the last change back. @param {string} file */
function stampOf(file) {
  const found = statSync(file, { throwIfNoEntry: false });
  return found === undefined ? 'none' : `${found.size} ${found.mtimeMs} ${found.ctimeMs}`;
}

/** @param {string} root @param {string} cache @param {number} patienceMs @returns {Promise<Manifest>} */
async function compile(root, cache, patienceMs) {
  const folder = `${Date.now()}-${process.pid}`;
  /** @type {Manifest} */
  const manifest = { root, node: process.version, folder, stamps: {} };
  // Before it is read: if it is written while we compile, the stamp is that of the old one.
  const note = (/** @type {string} */ file) => {
    manifest.stamps[file] = stampOf(file);
  };
  for (const file of settings(root)) note(file);
  const { build, stop } = await import('esbuild');
  const built = build(planOf(root, join(cache, folder), note));
  await inTime(built, patienceMs).catch((error) => {
    stop();
    throw error;
  });
  keep(manifest, cache);
  return manifest;
}

/** Throws if it takes too long: its process may be gone, or no longer answer. @param {Promise<unknown>} work @param {number} patienceMs */
async function inTime(work, patienceMs) {
  /** @type {NodeJS.Timeout | undefined} */
  let timer;
  const late = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new Error('the compiler does not answer')), patienceMs);
  });
  await Promise.race([work, late]).finally(() => clearTimeout(timer));
}

/** What decides how sources are found and compiled, besides the sources. @param {string} root */
function settings(root) {
  const own = ['compiled.js', 'plan.js'].map((name) => fileURLToPath(new URL(name, import.meta.url)));
  return [...manifestsIn(root), join(root, 'package-lock.json'), ...own];
}

/** Leaves word of what was compiled. What is older than an hour nobody is loading any more. @param {Manifest} manifest @param {string} cache */
function keep(manifest, cache) {
  const draft = join(cache, manifest.folder, 'manifest.json');
  writeFileSync(draft, JSON.stringify(manifest));
  renameSync(draft, join(cache, 'manifest.json'));
  const old = readdirSync(cache).filter((name) => Number(name.split('-')[0]) < Date.now() - HOUR_MS);
  for (const name of old) if (name !== manifest.folder) rmSync(join(cache, name), { recursive: true, force: true });
}
