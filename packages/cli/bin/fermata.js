#!/usr/bin/env node
/** `fermata`: runs the sources, compiled if they can be, so that the command and each of its threads start at once. */
import { compiled } from './compiled.js';

const main = await compiled(process.argv.slice(2));
if (main === undefined) (await import('tsx/esm/api')).register();
await import(main ?? new URL('../src/main.ts', import.meta.url).href);
