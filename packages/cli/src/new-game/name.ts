/** Which names a game may have: its files are written with it, and have to compile and to install. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { UsageError } from '../usage-error.ts';
import { filesIn, TEMPLATE } from './files.ts';
import { ownManifest } from './manifest.ts';
import { camelCase } from './spelling.ts';

/** Refuses a name that no game can have, wherever it is begun. */
export function checkName(name: string): void {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name))
    throw new UsageError(
      `a game's name is lower-case letters, digits and single dashes, such as river-race; got "${name}"`,
    );
  if (name.length > LENGTH_MAX)
    throw new UsageError(
      `a game's name has at most ${LENGTH_MAX} letters, such as river-race; got ${name.length}, "${name.slice(0, 20)}…"`,
    );
  const taken = takenBy(name);
  if (taken !== undefined)
    throw new UsageError(`a game cannot be called "${name}", which is ${taken}; try "${name}-game"`);
}

/** A file name of most systems has 255 bytes; this leaves room for the folders of the path, and is read at a glance. */
const LENGTH_MAX = 60;

/** What else has this name, such that the files of the game would not work; undefined if nothing has. */
function takenBy(name: string): string | undefined {
  const identifier = camelCase(name);
  if (RESERVED.has(identifier)) return 'a word of the language';
  if (packageNames().has(name)) return 'a package that it needs';
  if (templateIdentifiers().has(identifier)) return 'a name that its own code uses';
  return undefined;
}

/** No constant of a module may be called so. */
const RESERVED = new Set(
  `arguments await break case catch class const continue debugger default delete do else enum eval export extends false
  finally for function globalThis if implements import in instanceof interface let new null package private protected
  public return static super switch this throw true try typeof undefined var void while with yield`.split(/\s+/),
);

/** What a game installs, without the scope, which is its own in the workspace; and the command that runs it. */
function packageNames(): Set<string> {
  const { dependencies, devDependencies } = ownManifest('', '');
  const names = Object.keys({ ...dependencies, ...devDependencies });
  return new Set(['fermata', ...names.map((name) => name.replace(/^@.*[/]/, ''))]);
}

/** Every identifier in the code of the template, but the one that the name takes the place of. */
function templateIdentifiers(): Set<string> {
  const code = filesIn(TEMPLATE)
    .filter((file) => file.endsWith('.ts'))
    .map((file) => readFileSync(join(TEMPLATE, file), 'utf8').replace(COMMENT_OR_STRING, ' '));
  const identifiers = new Set(code.join('\n').match(/[A-Za-z_$][\w$]*/g));
  identifiers.delete('newGame');
  return identifiers;
}

const COMMENT_OR_STRING = /\/\*.*?\*\/|\/\/[^\n]*|(['"`])(?:\\.|(?!\1)[^\\])*\1/gs;
