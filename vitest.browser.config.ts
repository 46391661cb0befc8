import { defineConfig } from 'vitest/config';
import { conditions } from './vitest.config.ts';

/** The page in a real browser. They come after all other tests, one file after the other: what is measured is measured alone. */
export default defineConfig({
  ssr: { resolve: { conditions } },
  test: {
    include: ['packages/web/browser/*.browser.ts'],
    pool: 'threads',
    maxWorkers: 1,
    fileParallelism: false,
    testTimeout: 180_000,
    hookTimeout: 120_000,
  },
});
