import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

/** What is loaded by its address, and so becomes a file of its own. */
const ENTRIES = {
  main: 'packages/cli/src/main.ts',
  cast: 'packages/cli/src/cast.ts',
  worker: 'packages/sim/src/run/worker.js',
  'libsql-thread': 'packages/server/src/store/libsql-thread.js',
};

/**
 * Every door of the packages that the command line is made of, as an entry of its own: a game at a path that asks for one gets
 * what the command itself runs on.
 * @param {string} root
 * @returns {{ [entry: string]: string }}
 */
function doorsIn(root) {
  const manifests = new Map(
    manifestsIn(root)
      .map((file) => [JSON.parse(readFileSync(file, 'utf8')), dirname(file)])
      .map(([it, at]) => [it.name, { ...it, at }]),
  );
  /** @type {{ [entry: string]: string }} */
  const doors = {};
  const seen = new Set();
  const visit = (/** @type {string} */ name) => {
    const manifest = manifests.get(name);
    if (manifest === undefined || seen.has(name)) return;
    seen.add(name);
    Object.keys(manifest.dependencies ?? {}).forEach(visit);
    for (const [door, to] of Object.entries(manifest.exports ?? {}))
      if (to[SOURCE]?.endsWith('.ts'))
        doors[`doors/${join(name, door)}`] = relative(root, join(manifest.at, to[SOURCE]));
  };
  visit('@fermata/cli');
  return doors;
}
const SOURCE = '@fermata/source';

/**
 * How esbuild makes the command line: parts that several entries use are shared, so that there is one core in a thread.
 * @param {string} root the repository
 * @param {string} outdir
 * @param {(file: string) => void} note told of each file before it is read
 * @returns {import('esbuild').BuildOptions}
 */
export function planOf(root, outdir, note) {
  return {
    absWorkingDir: root,
    entryPoints: { ...ENTRIES, ...doorsIn(root) },
    outdir,
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    conditions: [SOURCE, 'module'],
    external: ['esbuild', 'tinypool', 'tsx', 'libsql', 'pg', 'pino', 'fastify', '@fastify/*'], // they find files of their own
    // Packages in CommonJS ask for the modules of Node.
    banner: { js: "import { createRequire as $of } from 'node:module'; const require = $of(import.meta.url);" },
    sourcemap: 'linked',
    logLevel: 'silent',
    plugins: [reading(root, outdir, note)],
  };
}

/**
 * A source that asks for its own address gets it, as if it had not been compiled; one that asks for the address of an entry
 * gets that of the compiled one.
 * @param {string} root
 * @param {string} outdir
 * @param {(file: string) => void} note
 * @returns {import('esbuild').Plugin}
 */
function reading(root, outdir, note) {
  const entries = new Map(Object.entries(ENTRIES).map(([name, file]) => [resolve(root, file), name]));
  return {
    name: 'reading',
    setup({ onLoad }) {
      onLoad({ filter: /./, namespace: 'file' }, ({ path }) => {
        note(path);
        if (!/^(?:packages|games)[/\\].*[.][jt]s$/.test(relative(root, path))) return undefined;
        const contents = readFileSync(path, 'utf8')
          .replace(/new URL\('([^']+)', import\.meta\.url\)/g, (whole, to) => {
            const entry = entries.get(resolve(dirname(path), to));
            // As a whole, since what asks for it may end up in any folder there.
            const compiled = pathToFileURL(resolve(root, outdir, `${entry}.js`)).href;
            return entry === undefined ? whole : `new URL(${JSON.stringify(compiled)})`;
          })
          .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(path).href));
        return { contents, loader: path.endsWith('.ts') ? 'ts' : 'js' };
      });
    },
  };
}

/** What says how packages are found. @param {string} root */
export function manifestsIn(root) {
  return ['packages', 'games'].flatMap((area) =>
    readdirSync(join(root, area), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => join(root, area, name, 'package.json'))
      .filter(existsSync),
  );
}
