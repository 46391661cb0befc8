/**
 * Lets Node run the sources of the workspace: `node --import ./tools/sources.js file.ts`. TypeScript is read by tsx, and our
 * packages lead to their sources, not to what was built of them.
 */
import * as modules from 'node:module';
import { register } from 'tsx/esm/api';
import { resolve } from './source-condition.js';

// tsx registers its hooks in this thread where Node can do that; those of two kinds would not meet.
if ('registerHooks' in modules) Object(modules).registerHooks({ resolve });
else modules.register('./source-condition.js', import.meta.url);
register();
