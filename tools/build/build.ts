import { cpSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compile } from './compile.ts';
import { copyDocs } from './docs.ts';
import type { Package } from './packages.ts';
import { HASH_FILE, isBuilt, sourcesHash } from './sources-hash.js';

/**
 * Makes `dist` of `src`: JavaScript and declarations of every source, and whatever else lies among them as it is. A package
 * that ships docs gets those as well. Last comes a hash of the sources: whoever packs it can tell whether they still are.
 */
export function build({ folder, manifest }: Package): void {
  const [from, to] = [join(folder, 'src'), join(folder, 'dist')];
  rmSync(to, { recursive: true, force: true });
  const files = readdirSync(from, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && isBuilt(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  const isSource = (file: string) => /[.][jt]s$/.test(file);
  compile(manifest.name, files.filter(isSource), from, to);
  for (const file of files.filter((it) => !isSource(it)))
    cpSync(
      file,
      file.replace(from, () => to),
    );
  if (manifest.files.includes('docs')) copyDocs(join(folder, 'docs'));
  writeFileSync(join(folder, HASH_FILE), sourcesHash(folder));
}
