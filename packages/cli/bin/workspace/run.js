/** Runs the sources, compiled if they can be, so that the command and each of its threads start at once. */
import { compiled } from './compiled.js';

const main = await compiled(process.argv.slice(2));
if (main === undefined) await import(new URL('../../../../tools/sources.js', import.meta.url).href);
await import(main ?? new URL('../../src/main.ts', import.meta.url).href);
