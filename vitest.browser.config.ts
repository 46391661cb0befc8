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
    testTimeout: 180_000,
    hookTimeout: 120_000,
    retry: 2, // a browser on a busy machine may answer late
  },
});
