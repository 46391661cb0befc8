import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { WORKSPACE } from '../installation.ts';
import { UsageError } from '../usage-error.ts';

/** Where the files of the page are: those that were published, or, where they are worked on, built of the sources. */
export async function pageFolder(onBuild: () => void): Promise<string> {
  if (WORKSPACE !== undefined) {
    const file = pathToFileURL(join(WORKSPACE, 'packages/cli/bin/workspace/page.js')).href;
    const { builtPage } = (await import(file)) as { builtPage: (root: string, onBuild: () => void) => Promise<string> };
    return builtPage(WORKSPACE, onBuild);
  }
  const folder = fileURLToPath(new URL('dist', import.meta.resolve('@fermata/web/package.json')));
  if (!existsSync(folder)) throw new UsageError(`the page is missing from ${folder}; install @fermata/cli again`);
  return folder;
}
