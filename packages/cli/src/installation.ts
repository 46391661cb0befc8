/** Where this command was found: in the workspace that it is written in, or as a package that somebody installed. */
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const PACKAGE = new URL('../', import.meta.url);

/** The workspace that this command belongs to; undefined of one that was published, which has nothing beside it. */
export const WORKSPACE: string | undefined = existsSync(new URL('bin/workspace', PACKAGE))
  ? fileURLToPath(new URL('../../', PACKAGE))
  : undefined;

/** Ours, and that of every package of ours: they go up together. */
export const VERSION: string = JSON.parse(readFileSync(new URL('package.json', PACKAGE), 'utf8')).version;

/**
 * How people call this command again. Where npm fetched it for this once, only the whole name will do: the short one
 * belongs to somebody else.
 */
export const COMMAND: string = /[/\\]_npx[/\\]/.test(fileURLToPath(PACKAGE)) ? 'npx @fermata/cli' : 'npx fermata';

/** The same for a game that is played as usual. */
export const PLAY: string = `${COMMAND} play`;
