import { defineConfig } from 'vitest/config';
import { conditions } from './vitest.config.ts';

/** Long runs over many seeds, outside `npm test`. */
export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    include: ['{packages,games,tools}/**/*.soak.ts'],
    env: { SOAK: '1' },
    pool: 'threads',
    testTimeout: 60 * 60 * 1000,
    passWithNoTests: true,
  },
});
