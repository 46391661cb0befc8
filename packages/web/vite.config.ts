import { defineConfig } from 'vite';
import { conditions } from '../../vitest.config.ts';
import { licences } from './build/licences.ts';
import { offline } from './build/offline.ts';

export default defineConfig({
  root: import.meta.dirname,
  // Wherever it is served from.
  base: './',
  resolve: { conditions: [...conditions.filter((it) => it !== 'node'), 'browser'] },
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
