import { defineConfig } from 'vitest/config';

/** Our packages lead to their sources; after that, what Vite looks for by itself. */
export const conditions = ['@fermata/source', 'module', 'node', 'development|production'];

export default defineConfig({
  ssr: { resolve: { conditions } },
  test: {
    include: ['{packages,games,bench,tools,docs}/**/*.test.ts'],
    // Our tests share no mutable globals, so one warm module graph per thread serves all files: five times faster.
    pool: 'threads',
    isolate: false,
    // All cores: on a small machine vitest would leave one idle.
    maxWorkers: '100%',
    // Nothing waits, but a busy machine may take its time over a thousand matches.
    testTimeout: 60_000,
    coverage: {
      provider: 'v8',
      include: ['packages/core/src/**/*.ts'],
      exclude: ['**/*.test.ts', '**/*.soak.ts', '**/{broken,fixtures}/**'],
      reporter: [['text', { skipFull: true }], 'text-summary'],
      thresholds: { branches: 100 },
    },
  },
});
