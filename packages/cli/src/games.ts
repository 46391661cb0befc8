import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { CATALOG, type CatalogEntry, findGame, UnknownGame } from '@fermata/catalog';
import type { AnyGame, Contents } from '@fermata/core';
import { nearest } from '@fermata/core/fields';
import type { AnyStaging, Manual, OptionForm } from '@fermata/scene';
import { WORKSPACE } from './installation.ts';
import { readTypeScript } from './typescript.ts';
import { UsageError } from './usage-error.ts';
import { viewText } from './view-text.ts';
import { oneLine } from './wrap.ts';

/** A game by its name, or, where it is not in the catalog, by its folder among the games or the path of its module. */
export async function gameCalled(word: string): Promise<CatalogEntry> {
  const path = placeOf(word);
  return path === undefined ? findGame(word) : (await foundIn(path, word)).entry;
}

/** Where the sources of a game are that can be changed; undefined of one that was published with this command. */
export function sourcesOf(word: string): string | undefined {
  const path = placeOf(word);
  return path ?? (WORKSPACE === undefined ? undefined : moduleIn(join(WORKSPACE, 'games', findGame(word).home)));
}

/** A game that is not in the catalog, and where it was found. */
export interface Found {
  /** Its module, and what that calls the game and its contents. */
  readonly path: string;
  readonly name: string;
  readonly contentsName: string;
  readonly entry: CatalogEntry;
}

/** As `gameCalled`, of a game that is not in the catalog. */
export async function gameFound(word: string): Promise<Found> {
  const path = placeOf(word);
  if (path !== undefined) return foundIn(path, word);
  const { game } = findGame(word);
  throw new UsageError(`"${game.name}" is in the catalog; give the path of a game that is not, such as ./my-game`);
}

/** The module that a word leads to; undefined where it can only be the name of a game of the catalog. */
function placeOf(word: string): string | undefined {
  if (isPath(word)) return modulePath(word);
  if (isListed(word) || !/^[a-z][a-z0-9-]*$/.test(word)) return undefined;
  const path = WORKSPACE === undefined ? undefined : moduleIn(join(WORKSPACE, 'games', word));
  if (path !== undefined || moduleIn(resolve(word)) === undefined) return path;
  throw new UsageError(`there is no game "${word}" in the catalog; for the one in this folder say ./${word}`);
}

/**
 * The game that a file names. It is one of the catalog: to look for any other would run what lies there, and whoever opens a
 * file has not asked for that. Where other rules are says the command line.
 */
export function gameNamed(name: unknown): CatalogEntry {
  const advice = 'say with --game PATH where its rules are';
  if (typeof name !== 'string') throw new UsageError(`its game is ${kindOf(name)}, not a name such as pig`);
  const told = quotedBriefly(name);
  if (isPath(name)) throw new UsageError(`its game is ${told}, which is a path and no name; ${advice}`);
  if (name.length > NAME_MAX) throw new UsageError(`there is no game ${told}; ${advice}`);
  try {
    return findGame(name);
  } catch (error) {
    throw new UsageError(`${(error as Error).message.replace(`"${name}"`, () => told)} (or ${advice})`);
  }
}

/** Throws unless a file that names its game belongs to the rules that were found at `word`. */
export function checkBelongs(name: unknown, { game }: CatalogEntry, word: string): void {
  if (name === game.name) return;
  const told = typeof name === 'string' ? quotedBriefly(name) : kindOf(name);
  throw new UsageError(`its game is ${told}, and --game ${word} is ${quotedBriefly(game.name)}`);
}

/** Longer than any name in the catalog, and short enough to be looked for. */
const NAME_MAX = 60;

function quotedBriefly(text: string): string {
  return `"${oneLine(text, NAME_MAX)}"`;
}

function kindOf(value: unknown): string {
  if (value === undefined) return 'missing';
  if (value === null) return 'null';
  return Array.isArray(value) ? 'a list' : typeof value === 'object' ? 'an object' : `a ${typeof value}`;
}

/** The word among `words` that leads to the game with this name; its name where it needs no other. */
export async function wordFor(game: string, words: readonly string[]): Promise<string> {
  for (const word of words.filter((it) => isPath(it) && !it.endsWith('.json'))) {
    const found = await gameCalled(word).catch(() => undefined);
    if (found?.game.name === game) return word;
  }
  return game;
}

/** What to call a game on a command line: by its name, or by where it was found. */
export function wordOf({ game, home }: CatalogEntry): string {
  return CATALOG.some((listed) => listed.game === game) ? game.name : home;
}

/** True of a word that leads to a game of the catalog. */
export function isListed(word: string): boolean {
  return CATALOG.some(({ game, home }) => game.name === word || home === word);
}

/** True of the path of a game; false of its name. */
export function isPath(word: string): boolean {
  return /[/\\]|^[.]{1,2}$|[.][jt]s$/.test(word);
}

/** As `gameCalled`, where a command may have been meant as well. */
export async function gameOrCommand(word: string, commands: readonly string[]): Promise<CatalogEntry> {
  try {
    return await gameCalled(word);
  } catch (error) {
    if (!(error instanceof UnknownGame)) throw error; // something is there, and it says what is wrong with that
    const near = nearest(word, [...CATALOG.map(({ game }) => game.name), ...commands]);
    if (near !== undefined && !commands.includes(near)) throw error; // which suggests it
    const all = `commands are ${commands.join(', ')} (and fermata list shows the games)`;
    const advice = near === undefined ? all : `did you mean fermata ${near}?`;
    throw new UsageError(`there is no game and no command ${quotedBriefly(word)}; ${advice}`);
  }
}

function modulePath(word: string): string {
  const path = resolve(word);
  const found = /[.][jt]s$/.test(path) && existsSync(path) ? path : moduleIn(path);
  if (found === undefined) throw new UsageError(`there is no game at "${word}"; ${wantedAt(path)}`);
  return found;
}

function wantedAt(path: string): string {
  if (!existsSync(join(path, 'package.json'))) return 'give the folder of a game, or its module (.ts or .js)';
  return 'let its package.json export the module of the game, or call that index.ts or index.js, there or in src';
}

/** The module of the game that lives in a folder: its sources, else what its package.json exports, else what is usual. */
function moduleIn(folder: string): string | undefined {
  const modules = ['src/index.ts', 'index.ts', ...exportedBy(folder), 'src/index.js', 'index.js', 'dist/index.js'];
  return modules.map((name) => join(folder, name)).find((file) => existsSync(file));
}

/** The modules that a package.json exports as the package itself, whatever the conditions. */
function exportedBy(folder: string): string[] {
  try {
    const { exports, main } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    return pathsIn([Object(exports)['.'] ?? exports, main]).filter((path) => /(?<![.]d)[.]m?[jt]s$/.test(path));
  } catch {
    return []; // there is none, or it is no JSON: there may be a module all the same
  }
}

function pathsIn(value: unknown): string[] {
  return typeof value === 'string' ? [value] : Object.values(value ?? {}).flatMap(pathsIn);
}

/** The game that a module exports, its board, and what it contains. */
async function foundIn(path: string, word: string): Promise<Found> {
  const exported = await exportsOf(path, word);
  const [name = '', game] = Object.entries(exported).find(isExportedGame) ?? [];
  if (game === undefined)
    throw new UsageError(
      `there is no game at "${word}": ${path} exports ${listed(Object.keys(exported))}; export what defineGame returns`,
    );
  // Where a module exports several games, contents that are not all of theirs are called by one: arenaContents.
  const { board, staging, form, manual, contents, [`${name}Contents`]: itsContents = contents } = exported;
  const entry: CatalogEntry = {
    game,
    title: game.name,
    summary: '',
    home: word,
    ...(itsContents !== undefined && { contents: checkedContents(itsContents, word) }),
    ...(staging !== undefined && { staging: checkedStaging(staging, word) }),
    ...(form !== undefined && { form: checkedForm(form, word) }),
    ...(manual !== undefined && { manual: checkedManual(manual, word) }),
    board: (view) => (typeof board === 'function' ? String(board(view)) : viewText(view)),
  };
  return { path, name, contentsName: `${name}Contents` in exported ? `${name}Contents` : 'contents', entry };
}

/** As many names as one reads. */
function listed(names: readonly string[]): string {
  const more = names.length - LISTED_MAX;
  if (names.length === 0) return 'nothing';
  return names.slice(0, LISTED_MAX).join(', ') + (more > 0 ? ` and ${more} more` : '');
}

const LISTED_MAX = 12;

/** What a module exports; throws a UsageError that says why it cannot be read. */
export async function exportsOf(path: string, word: string): Promise<{ readonly [name: string]: unknown }> {
  try {
    await readTypeScript();
    return await import(pathToFileURL(path).href);
  } catch (error) {
    throw new UsageError(`cannot read the module "${word}": ${whyUnread(error)}`, { cause: error });
  }
}

/** What is wrong with a module: of all that compilers say, the place and the reason. */
function whyUnread(error: unknown): string {
  const { message = String(error), code } = error as Partial<NodeJS.ErrnoException>;
  // Read as CommonJS it requires core, which is none: Node 20 and those after it complain about that in different ways.
  const isCommon =
    code === 'ERR_REQUIRE_CYCLE_MODULE' || (code === 'MODULE_NOT_FOUND' && message.includes('@fermata/core'));
  if (isCommon) return 'no package.json above it says "type": "module"';
  const [first = '', second = first] = message.split('\n');
  return first.startsWith('Transform failed') ? second : first;
}

/** Contents are there to be counted, so they are looked at before anything is played. */
function checkedContents(contents: unknown, word: string): Contents {
  const { kinds, prompts, listeners } = Object(contents) as Partial<Contents>; // looked at below
  const isTexts = (list: unknown) => Array.isArray(list) && list.every((text) => typeof text === 'string');
  const isKind = (it: Partial<Contents['kinds'][number]> | null) =>
    typeof it?.kind === 'string' && Array.isArray(it.names) && isTexts(it.at);
  if (Array.isArray(kinds) && kinds.every(isKind) && isTexts(prompts) && isTexts(listeners))
    return contents as Contents; // as core says
  throw new UsageError(
    `the contents that "${word}" exports are not of the type Contents; give them lists of kinds, prompts and listeners`,
  );
}

/** A staging is asked for scenes, so it has a function for them. */
function checkedStaging(staging: unknown, word: string): AnyStaging {
  if (typeof (staging as Partial<AnyStaging> | null)?.scene === 'function') return staging as AnyStaging; // as far as can be seen
  throw new UsageError(
    `the staging that "${word}" exports has no function scene; see the type Staging of @fermata/scene`,
  );
}

/** A form is drawn field by field, so it is a list of them. */
function checkedForm(form: unknown, word: string): OptionForm {
  const isField = (it: unknown) => typeof Object(it).name === 'string' && typeof Object(it).kind?.type === 'string';
  if (Array.isArray(form) && form.every(isField)) return form as unknown as OptionForm; // as far as can be seen
  throw new UsageError(
    `the form that "${word}" exports is no list of fields with a name and a kind; see the type OptionForm of @fermata/scene`,
  );
}

/** A manual is read from its first line on, so there is one. */
function checkedManual(manual: unknown, word: string): Manual {
  const { goal, rules } = Object(manual) as Partial<Manual>; // looked at below
  const isSection = (it: unknown) => typeof Object(it).heading === 'string' && Array.isArray(Object(it).paragraphs);
  if (typeof goal === 'string' && Array.isArray(rules) && rules.every(isSection)) return manual as Manual; // as far as can be seen
  throw new UsageError(
    `the manual that "${word}" exports has no goal or no rules with headings and paragraphs; see the type Manual of @fermata/scene`,
  );
}

function isExportedGame(exported: [string, unknown]): exported is [string, AnyGame] {
  const [, value] = exported;
  return typeof value === 'object' && value !== null && 'turn' in value && 'apply' in value && 'setup' in value;
}
