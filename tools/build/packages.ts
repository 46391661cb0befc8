import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A package that is published: a folder among the packages or the games. */
export interface Package {
  readonly folder: string;
  readonly manifest: Manifest;
}

/** What is read of a package.json. */
export interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly private?: boolean;
  readonly bin?: { readonly [command: string]: string };
  readonly exports: { readonly [door: string]: unknown };
  readonly files: readonly string[];
  readonly dependencies?: { readonly [name: string]: string };
  readonly peerDependencies?: { readonly [name: string]: string };
  readonly devDependencies?: { readonly [name: string]: string };
}

/** Every package of a workspace, each after those that it depends on. */
export function packagesIn(root: string): Package[] {
  const found = ['packages', 'games'].flatMap((area) =>
    readdirSync(join(root, area))
      .map((name) => join(root, area, name))
      .filter((folder) => existsSync(join(folder, 'package.json')))
      .map((folder) => ({ folder, manifest: manifestIn(folder) })),
  );
  return inOrder(found.filter(({ manifest }) => manifest.private !== true));
}

/** The package of this name, and all that it depends on, in the same order. */
export function withDependencies(packages: readonly Package[], name: string): Package[] {
  const last = packages.findIndex(({ manifest }) => manifest.name === name);
  if (last < 0) throw new Error(`there is no package "${name}"; there are: ${namesOf(packages).join(', ')}`);
  const wanted = new Set([name]);
  const kept = packages.slice(0, last + 1).reverse();
  return kept
    .filter(({ manifest }) => {
      if (!wanted.has(manifest.name)) return false;
      for (const dependency of Object.keys(manifest.dependencies ?? {})) wanted.add(dependency);
      return true;
    })
    .reverse();
}

function manifestIn(folder: string): Manifest {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
}

function inOrder(packages: readonly Package[]): Package[] {
  const ordered: Package[] = [];
  const left = new Set(packages);
  while (left.size > 0) {
    const names = new Set(namesOf([...left]));
    const ready = [...left].filter(
      ({ manifest }) => !Object.keys(manifest.dependencies ?? {}).some((it) => names.has(it)),
    );
    if (ready.length === 0) throw new Error(`these packages depend on each other: ${[...names].join(', ')}`);
    ordered.push(...ready);
    for (const it of ready) left.delete(it);
  }
  return ordered;
}

function namesOf(packages: readonly Package[]): string[] {
  return packages.map(({ manifest }) => manifest.name);
}
