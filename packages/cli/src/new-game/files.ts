import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { WORKSPACE } from '../installation.ts';
import { ownManifest, workspaceManifest } from './manifest.ts';
import { camelCase, titleCase } from './spelling.ts';
import { type NextStep, stepLines } from './steps.ts';

/** A game as it is begun: real files of a game called "new-game", which are tested as they are. */
export const TEMPLATE = fileURLToPath(new URL('../../templates/new-game', import.meta.url));

/** Writes a game into a folder of its own, which can be installed as it is. */
export function writeOwn(folder: string, name: string, steps: readonly NextStep[]): string[] {
  const title = copyTemplate(folder, name, steps);
  writeJson(join(folder, 'package.json'), ownManifest(name, title));
  writeJson(join(folder, 'tsconfig.json'), TSCONFIG);
  writeFileSync(join(folder, '.gitignore'), 'node_modules/\n');
  return filesIn(folder);
}

/** Writes a game into the workspace, as one of its packages. */
export function writeInWorkspace(folder: string, name: string, steps: readonly NextStep[]): string[] {
  const title = copyTemplate(folder, name, steps);
  writeJson(join(folder, 'package.json'), workspaceManifest(name, title));
  cpSync(join(WORKSPACE ?? '', 'LICENSE'), join(folder, 'LICENSE')); // only the workspace comes here
  return filesIn(folder);
}

/** The rules run as they are, without a compiler, so they say which file they import. */
const TSCONFIG = {
  compilerOptions: {
    target: 'ES2023',
    lib: ['ES2023'],
    module: 'nodenext',
    moduleDetection: 'force',
    noEmit: true,
    skipLibCheck: true,
    allowImportingTsExtensions: true,
    erasableSyntaxOnly: true,
    verbatimModuleSyntax: true,
    strict: true,
    noUncheckedIndexedAccess: true,
  },
  include: ['src'],
};

/** Copies the template, puts the name into every file, in each of its spellings, and says how to go on; the title. */
function copyTemplate(folder: string, name: string, steps: readonly NextStep[]): string {
  cpSync(TEMPLATE, folder, { recursive: true });
  const title = titleCase(name);
  for (const file of filesIn(folder).map((it) => join(folder, it))) {
    const text = readFileSync(file, 'utf8')
      .replaceAll('new-game', name)
      .replaceAll('newGame', camelCase(name))
      .replaceAll('New Game', title);
    writeFileSync(file, text);
  }
  const readme = join(folder, 'README.md');
  const commands = ['```sh', ...stepLines(steps).map((line) => line.trim()), '```'].join('\n');
  writeFileSync(readme, `${readFileSync(readme, 'utf8')}\n${commands}\n`);
  return title;
}

/** The paths of all files within a folder, from there. */
export function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .sort();
}

function writeJson(file: string, json: object): void {
  writeFileSync(file, `${JSON.stringify(json, undefined, 2)}\n`);
}
