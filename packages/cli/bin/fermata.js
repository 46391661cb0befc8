#!/usr/bin/env node
/** `fermata`: runs the TypeScript sources as they are. tsx is a tool of the repository, so it is found from here. */
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';

await import(pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href);
await import(new URL('../src/main.ts', import.meta.url).href);
