/**
 * How Node reads our sources here: types are stripped and nothing else is changed. (tsx also wraps functions to keep their
 * names, and then they run a sixth slower.)
 */
import { readFile } from 'node:fs/promises';
import { register } from 'node:module';
import { fileURLToPath } from 'node:url';
import { isMainThread } from 'node:worker_threads';
import { transform } from 'esbuild';

if (isMainThread) register(import.meta.url);

/** Our packages lead to their sources. */
export { resolve } from '../../tools/source-condition.js';

/** @type {import('node:module').LoadHook} */
export async function load(url, context, nextLoad) {
  if (!/[.]ts$/.test(url)) return nextLoad(url, context);
  const sourcefile = fileURLToPath(url);
  const { code } = await transform(await readFile(sourcefile), {
    loader: 'ts',
    target: 'node20',
    sourcefile,
    sourcemap: 'inline',
  });
  return { format: 'module', source: code, shortCircuit: true };
}
