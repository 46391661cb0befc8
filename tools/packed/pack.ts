import { cpSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { basename, join } from 'node:path';
import { build } from '../build/build.ts';
import { type Package, packagesIn, withDependencies } from '../build/packages.ts';
import type { Folder } from './folder.ts';

const ROOT = join(import.meta.dirname, '../..');

/** What `prepack` of every package runs, what it looks at beside the package, and what those of the packages extend. */
const BESIDE = ['tools/build/check-built.js', 'tools/build/sources-hash.js', 'docs', 'tsconfig.json'];

/** A package as it is published. */
export interface Packed extends Package {
  readonly tarball: string;
}

/**
 * Builds and packs all packages, or one with all that it depends on. It works on a copy, so that nobody finds in the
 * workspace what a test has built.
 */
export async function pack(temporary: Folder, name?: string): Promise<Packed[]> {
  const copy = join(temporary.path, 'workspace');
  copyWorkspace(copy);
  const all = packagesIn(copy);
  const wanted = name === undefined ? all : withDependencies(all, name);
  for (const it of wanted) await build(it);
  const folders = wanted.map(({ folder }) => `'${folder}'`).join(' ');
  const [destination = ''] = temporary.make('tarballs');
  const packed = temporary.run(`npm pack --json --pack-destination '${destination}' ${folders}`);
  const names: readonly { readonly filename: string }[] = JSON.parse(packed);
  return wanted.map((it, at) => ({ ...it, tarball: join(destination, names[at]?.filename ?? '') }));
}

/** The sources of all packages, which find each other, what is asked before they are packed, and what else is installed. */
function copyWorkspace(to: string): void {
  const isOwn = (path: string) => !['node_modules', 'dist', 'golden', 'test'].includes(basename(path));
  for (const area of ['packages', 'games'])
    cpSync(join(ROOT, area), join(to, area), { recursive: true, filter: isOwn });
  for (const path of BESIDE) cpSync(join(ROOT, path), join(to, path), { recursive: true });
  const [ours, installed] = [join(to, 'node_modules/@fermata'), join(ROOT, 'node_modules')];
  mkdirSync(ours, { recursive: true });
  for (const { folder, manifest } of packagesIn(to)) symlinkSync(folder, join(ours, basename(manifest.name)), 'dir');
  for (const name of readdirSync(installed).filter((it) => !/^[.]|^@fermata$/.test(it)))
    symlinkSync(join(installed, name), join(to, 'node_modules', name));
}
