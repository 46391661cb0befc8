import * as modules from 'node:module';
import { join } from 'node:path';
import { initialize, resolve } from './one-core.js';

/** There is none but beside what was compiled in the workspace. */
const DOORS = join(import.meta.dirname, 'doors');

let isReady = false;

/** Lets this thread read games in TypeScript, whose core is then the one that this command runs on. */
export async function readTypeScript(): Promise<void> {
  if (isReady) return;
  isReady = true;
  // tsx registers its hooks in this thread where Node can do that; those of two kinds would not meet.
  if ('registerHooks' in modules) {
    initialize(DOORS);
    (modules.registerHooks as (hooks: object) => void)({ resolve }); // newer than our types
  } else modules.register('./one-core.js', import.meta.url, { data: DOORS });
  // Whoever runs from sources reads TypeScript already.
  if (!import.meta.filename.endsWith('.ts')) (await import('tsx/esm/api')).register();
}
