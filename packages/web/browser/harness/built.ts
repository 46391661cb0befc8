/** The harness, built as the page is: page and worker in one go. */
import { join } from 'node:path';
import { build } from 'vite';
import { worker } from '../../build/worker.ts';

const HERE = import.meta.dirname;

export async function buildHarness(folder: string): Promise<void> {
  await build({
    root: HERE,
    base: './',
    configFile: false,
    logLevel: 'error',
    resolve: { conditions: ['@fermata/source', 'module', 'browser', 'development|production'] },
    build: { outDir: folder, emptyOutDir: true, target: 'es2023', modulePreload: false },
    plugins: [worker(join(HERE, 'worker.ts'))],
  });
}
