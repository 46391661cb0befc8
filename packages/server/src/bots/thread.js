/**
 * The first thing that a thread of bots loads. Among the sources it lies beside TypeScript, and in Node 20 threads do not
 * inherit the hooks that read it. Whoever registers hooks for every thread is served by those; else they are the workspace's own.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';

const isSource = existsSync(join(import.meta.dirname, 'thinking.ts'));
// Vitest hands on under which condition our packages lead to their sources, but nothing that reads them.
const isRead = () => import.meta.resolve('@fermata/core').endsWith('.ts') && !process.execArgv.includes('--conditions');
if (isSource && !isRead()) await import(new URL('../../../../tools/sources.js', import.meta.url).href);

await import('./thinking.ts');
