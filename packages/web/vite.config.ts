import { defineConfig } from 'vite';
import { licences } from './build/licences.ts';
import { offline } from './build/offline.ts';

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
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
  },
  worker: { format: 'es' },
  plugins: [licences(), offline()],
});
