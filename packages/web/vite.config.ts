import { join } from 'node:path';
import { defineConfig } from 'vite';
import { licences } from './build/licences.ts';
import { offline } from './build/offline.ts';
import { worker } from './build/worker.ts';

/** The engine is many small modules: in a file each they would be longer than all in one, and asked for one by one. */
const ENGINE = { name: 'engine', test: /packages[\\/]core[\\/]src/ };
/** What of it the lobby needs: JSON, errors, checks. The rest waits until a match is opened. */
const VALUES = { name: 'values', test: /packages[\\/]core[\\/]src[\\/](?:values|fields)/, priority: 1 };

export default defineConfig({
  root: import.meta.dirname,
  // Wherever it is served from.
  base: './',
  // Our packages lead to their sources; after that, what Vite looks for by itself.
  resolve: { conditions: ['@fermata/source', 'module', 'browser', 'development|production'] },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2023',
    // What it would ask for ahead it asks for in a document, and a worker has none.
    modulePreload: false,
    assetsInlineLimit: 0,
    rolldownOptions: { output: { codeSplitting: { groups: [VALUES, ENGINE] } } },
  },
  plugins: [worker(join(import.meta.dirname, 'src/worker/main.ts')), licences(), offline()],
});
