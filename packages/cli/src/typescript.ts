import * as modules from 'node:module';
import { resolve } from './one-core.js';

let isReady = false;

/** Lets this thread read games in TypeScript, whose core is then the one that this command runs on. */
export async function readTypeScript(): Promise<void> {
  if (isReady) return;
  isReady = true;
  // tsx registers its hooks in this thread where Node can do that; those of two kinds would not meet.
  if ('registerHooks' in modules)
    (modules.registerHooks as (hooks: object) => void)({ resolve }); // newer than our types
  else modules.register('./one-core.js', import.meta.url);
  // Whoever runs from sources reads TypeScript already.
  if (!import.meta.filename.endsWith('.ts')) (await import('tsx/esm/api')).register();
}
