import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { rolldown } from 'rolldown';
import type { Bench, Figure } from './bench.ts';

const CORE = new URL('../../packages/core/', import.meta.url);
const KILO = 1000;

export const bench: Bench = {
  name: 'core_gzip_kb',
  about: 'kilobytes of all doors of core but testing, in one bundle, minified and gzipped',
  bar: { atMost: 30 },
  async measure() {
    const code = await bundle(doors());
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

const ENTRY = 'every-name';

/**
 * A module that hands on every name behind the doors: as a page imports them, without an object for each door. By the bundler that
 * our page is built with; that of esbuild is larger by 3 %.
 */
async function bundle(names: readonly string[]): Promise<string> {
  const entry = names.map((name) => `export * from '${name}';`).join('\n');
  const build = await rolldown({
    input: ENTRY,
    cwd: fileURLToPath(new URL('.', import.meta.url)),
    plugins: [
      {
        name: ENTRY,
        resolveId: (id) => (id === ENTRY ? id : undefined),
        load: (id) => (id === ENTRY ? entry : undefined),
      },
    ],
    resolve: { conditionNames: ['@fermata/source', 'module', 'import'] },
    transform: { target: 'es2023' },
  });
  const { output } = await build.generate({ minify: true, format: 'esm', comments: false });
  await build.close();
  return output[0].code;
}
