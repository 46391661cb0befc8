#!/usr/bin/env node
/** `fermata`. What is published was built; the workspace, which alone has the folder beside this, runs its sources. */
import { existsSync } from 'node:fs';

const workspace = new URL('./workspace/run.js', import.meta.url);
await import(existsSync(workspace) ? workspace.href : new URL('../dist/main.js', import.meta.url).href);
