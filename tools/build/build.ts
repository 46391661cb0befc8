import { cpSync, existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build as buildPage } from 'vite';
import { compile } from './compile.ts';
import { copyDocs } from './docs.ts';
import type { Manifest, Package } from './packages.ts';
import { HASH_FILE, isBuilt, sourcesHash } from './sources-hash.js';

/**
 * Makes `dist` of `src`: JavaScript and declarations of every source, and whatever else lies among them as it is; of a page
 * what a browser loads. A package that ships docs gets those as well. Last comes a hash of the sources: whoever packs it can tell whether they still are.
 */
export async function build({ folder, manifest }: Package): Promise<void> {
  const bundle = join(folder, 'vite.config.ts');
  if (existsSync(bundle)) await buildPage({ configFile: bundle, logLevel: 'warn' });
  else compileSources(folder, manifest);
  writeFileSync(join(folder, HASH_FILE), sourcesHash(folder));
}

function compileSources(folder: string, manifest: Manifest): void {
  const [from, to] = [join(folder, 'src'), join(folder, 'dist')];
  rmSync(to, { recursive: true, force: true });
  const files = readdirSync(from, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && isBuilt(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  const isSource = (file: string) => /[.][jt]sx?$/.test(file);
  const isForPages = manifest.peerDependencies?.react !== undefined;
  compile(manifest.name, files.filter(isSource), from, to, isForPages);
  for (const file of files.filter((it) => !isSource(it)))
    cpSync(
      file,
      file.replace(from, () => to),
    );
  if (manifest.files.includes('docs')) copyDocs(join(folder, 'docs'));
}
