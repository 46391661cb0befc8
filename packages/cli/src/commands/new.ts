import { existsSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { CATALOG } from '@fermata/catalog';
import { type Command, Option } from 'commander';
import { type Common, commandOf } from '../arguments.ts';
import { WORKSPACE } from '../installation.ts';
import { writeInWorkspace, writeOwn } from '../new-game/files.ts';
import { checkName } from '../new-game/name.ts';
import { listingLines, OWN_STEPS, stepLines, workspaceSteps } from '../new-game/steps.ts';
import { workspacePackages } from '../new-game/workspace-packages.ts';
import { report } from '../output.ts';
import { systemReason } from '../system-error.ts';
import { UsageError } from '../usage-error.ts';

/** Where games live, if nobody says where: among those of the workspace, for whoever stands in it, or here. */
const HOME = WORKSPACE !== undefined && !relative(WORKSPACE, process.cwd()).startsWith('..') ? WORKSPACE : undefined;
const [GAMES, SHOWN] = HOME === undefined ? ['.', 'this folder'] : [join(HOME, 'games'), 'games'];

/** `fermata new`: a small game with its tests, to be made into another. */
export function newGame(): Command {
  return commandOf('new NAME', 'begin a game: rules, board and tests that pass at once', [
    ['fermata new river-race', HOME === undefined ? 'writes ./river-race' : 'writes games/river-race'],
    ['fermata new river-race --into other/games', 'somewhere else'],
  ])
    .argument('<NAME>', 'lower-case letters, digits and dashes')
    .addOption(new Option('--into <FOLDER>', 'the folder that games live in').default(GAMES, SHOWN))
    .action((name: string, { json, into }: Common & { readonly into: string }) => {
      const folder = join(into, name);
      checkName(name);
      checkFree(name, folder);
      const { files, next } = written(name, folder);
      report(json, { name, folder, files }, () => next.join('\n'));
    });
}

function checkFree(name: string, folder: string): void {
  if (CATALOG.some(({ game, home }) => game.name === name || home === name))
    throw new UsageError(`there is a game "${name}" already; choose another name`);
  if (existsSync(folder)) throw new UsageError(`"${folder}" exists already; choose another name`);
  const home = workspaceOf(name, folder);
  if (home !== undefined && workspacePackages(home).includes(`@fermata/${name}`))
    throw new UsageError(`there is a package @fermata/${name} in this workspace already; choose another name`);
}

/** The workspace whose package the game becomes; undefined of one in a folder of its own. */
function workspaceOf(name: string, folder: string): string | undefined {
  return WORKSPACE !== undefined && resolve(folder) === join(WORKSPACE, 'games', name) ? WORKSPACE : undefined;
}

/** A folder that cannot be written is told with the reason, and what to do. */
function written(name: string, folder: string): ReturnType<typeof write> {
  try {
    return write(name, folder);
  } catch (error) {
    if (!(error instanceof Error && 'syscall' in error)) throw error;
    throw new UsageError(
      `cannot write to "${folder}": ${systemReason(error)}; say with --into where games may be written`,
    );
  }
}

/** The files, and what to do next. */
function write(name: string, folder: string): { readonly files: string[]; readonly next: string[] } {
  const shown = relative(process.cwd(), folder) || folder;
  const begun = [`Begun: ${shown}. Its tests pass as they are.`, ''];
  if (workspaceOf(name, folder) === undefined) {
    const files = writeOwn(folder, name, OWN_STEPS);
    return { files, next: [...begun, `  cd ${shown}`, ...stepLines(OWN_STEPS)] };
  }
  const steps = workspaceSteps(name, shown);
  const files = writeInWorkspace(folder, name, workspaceSteps(name, `games/${name}`));
  return { files, next: [...begun, ...stepLines(steps), '', ...listingLines(name)] };
}
