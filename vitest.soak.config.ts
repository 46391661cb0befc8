import { defineConfig } from 'vitest/config';

/** Long runs over many seeds, outside `npm test`. */
export default defineConfig({
  test: {
    include: ['{packages,games}/**/*.soak.ts'],
    env: { SOAK: '1' },
    pool: 'threads',
    testTimeout: 60 * 60 * 1000,
    passWithNoTests: true,
  },
});
