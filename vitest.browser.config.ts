import { defineConfig } from 'vitest/config';
import { conditions } from './vitest.config.ts';

/** The page in a real browser, after all other tests. What is measured is measured alone (`npm run smooth`). */
export default defineConfig({
  ssr: { resolve: { conditions } },
  test: {
    include: ['packages/web/browser/*.browser.ts'],
    globalSetup: ['tools/page-built.ts'],
    pool: 'threads',
    maxWorkers: 2,
    testTimeout: 90_000, // the longest takes 20 s where nothing else runs
    hookTimeout: 60_000,
    retry: 1, // a browser on a busy machine may answer late
  },
});
