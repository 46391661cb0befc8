import { join } from 'node:path';
import { defineConfig } from 'vite';
import { licences } from './build/licences.ts';
import { offline } from './build/offline.ts';
import { worker } from './build/worker.ts';

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
    // The engine is many small modules: in a file each they would be longer than all in one, and asked for one by one.
    rolldownOptions: {
      output: { codeSplitting: { groups: [{ name: 'engine', test: /packages[\\/](core|scene)[\\/]src/ }] } },
    },
  },
  plugins: [worker(join(import.meta.dirname, 'src/worker/main.ts')), licences(), offline()],
});
