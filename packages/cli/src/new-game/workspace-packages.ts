import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The names of all packages of a workspace, its own among them: npm refuses two of one name. */
export function workspacePackages(root: string): string[] {
  const { name, workspaces = [] } = manifestIn(root);
  const folders = workspaces.flatMap((pattern) => {
    const parent = pattern.replace(/[/][*]$/, '');
    if (parent === pattern) return [pattern];
    return readdirSync(join(root, parent)).map((folder) => join(parent, folder));
  });
  const packages = folders.map((folder) => join(root, folder)).filter((it) => existsSync(join(it, 'package.json')));
  return [name, ...packages.map((folder) => manifestIn(folder).name)];
}

function manifestIn(folder: string): { readonly name: string; readonly workspaces?: readonly string[] } {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
}
