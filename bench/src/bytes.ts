import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { buildSync } from 'esbuild';
import type { Bench, Figure } from './bench.ts';

const CORE = new URL('../../packages/core/', import.meta.url);
const KILO = 1000;

export const bench: Bench = {
  name: 'core_gzip_kb',
  about: 'kilobytes of all doors of core but testing, in one bundle, minified and gzipped',
  bar: { atMost: 30 },
  measure() {
    const code = bundle(doors());
    const value = gzipSync(code, { level: 9 }).length / KILO;
    const unzipped: Figure = { amount: code.length / KILO, unit: 'kB' };
    return { value, spread: [value, value], ours: { amount: value, unit: 'kB' }, peer: unzipped };
  },
};

/** What core is imported by, in what is shipped. */
function doors(): string[] {
  const { name, exports } = JSON.parse(readFileSync(new URL('package.json', CORE), 'utf8'));
  const shipped = Object.keys(exports).filter((door) => door !== './testing');
  return shipped.map((door) => name + door.slice(1));
}

/** A module that hands on every name behind the doors: as a page imports them, without an object for each door. */
function bundle(names: readonly string[]): Uint8Array {
  const { outputFiles } = buildSync({
    stdin: {
      contents: names.map((name) => `export * from '${name}';`).join('\n'),
      resolveDir: fileURLToPath(new URL('.', import.meta.url)),
    },
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2023',
    conditions: ['@fermata/source', 'module'],
    write: false,
  });
  return outputFiles[0]?.contents ?? new Uint8Array();
}
