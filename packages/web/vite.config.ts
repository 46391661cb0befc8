import { defineConfig } from 'vite';
import { conditions } from '../../vitest.config.ts';

export default defineConfig({
  root: import.meta.dirname,
  base: './',
  resolve: { conditions: [...conditions.filter((it) => it !== 'node'), 'browser'] },
  build: { outDir: 'dist', emptyOutDir: true, target: 'es2023', modulePreload: { polyfill: false } },
  worker: { format: 'es' },
});
