import { cpSync, existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { CATALOG } from '@fermata/catalog';
import { Misuse } from '@fermata/core';
import { type Command, Option } from 'commander';
import { type Common, commandOf } from '../arguments.ts';
import { ROOT } from '../games.ts';
import { report } from '../output.ts';

/** A game as it is begun: real files of a game called "new-game", which are tested as they are. */
const TEMPLATE = fileURLToPath(new URL('../../templates/new-game', import.meta.url));

/** `fermata new`: a small game with its tests, to be made into another. */
export function newGame(): Command {
  return commandOf('new NAME', 'begin a game: rules, board and tests that pass at once', [
    ['fermata new river-race', 'writes games/river-race'],
    ['fermata new river-race --into other/games', 'somewhere else'],
  ])
    .argument('<NAME>', 'lower-case letters, digits and dashes')
    .addOption(new Option('--into <FOLDER>', 'the folder that games live in').default(join(ROOT, 'games'), 'games'))
    .action((name: string, { json, into }: Common & { readonly into: string }) => {
      const folder = join(into, name);
      checkName(name, folder);
      cpSync(TEMPLATE, folder, { recursive: true });
      const files = rename(folder, name);
      report(json, { name, folder, files: files.map((file) => relative(folder, file)) }, () => nextSteps(name, folder));
    });
}

function checkName(name: string, folder: string): void {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name))
    throw new Misuse(
      'start',
      `a game's name is lower-case letters, digits and single dashes, such as river-race; got "${name}"`,
    );
  if (CATALOG.some(({ game, home }) => game.name === name || home === name))
    throw new Misuse('start', `there is a game "${name}" already; choose another name`);
  if (existsSync(folder)) throw new Misuse('start', `"${folder}" exists already; choose another name`);
}

/** Puts the name into every file, in each of its spellings; the files. */
function rename(folder: string, name: string): string[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => join(folder, file))
    .filter((file) => statSync(file).isFile());
  const words = name.split('-');
  const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
  const camel = words.map((word, at) => (at === 0 ? word : capital(word))).join('');
  for (const file of files) {
    const text = readFileSync(file, 'utf8')
      .replaceAll('new-game', name)
      .replaceAll('newGame', camel)
      .replaceAll('New Game', words.map(capital).join(' '));
    writeFileSync(file, text);
  }
  return files;
}

function nextSteps(name: string, folder: string): string {
  const shown = relative(process.cwd(), folder) || folder;
  const camel = name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  return [
    `Begun: ${shown}. Its tests pass as they are.`,
    '',
    `  npx vitest ${shown}            run its tests again on every change`,
    `  npx fermata play ${name}`,
    `  npx fermata check ${name}`,
    '',
    'To list it with the others:',
    '  npm install                            link it',
    `  packages/catalog/package.json          "@fermata/${name}": "0.1.0" among the dependencies`,
    `  packages/catalog/src/catalog.ts        import * as ${camel} from '@fermata/${name}';`,
    `                                         entry(${camel}.${camel}, 'A title', 'A sentence.', ${camel}.board, {`,
    "                                           contents: { kinds: [], prompts: ['Take how many stones?'], listeners: [] },",
    '                                         }),',
  ].join('\n');
}
